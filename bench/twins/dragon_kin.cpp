// Dragon Kin as an engine of its own in C++: what our own loop is measured against. It knows all that lies on the table and what each seat
// has seen of it; it tells nothing, refuses nothing, and takes nothing back.

#include <cstdint>
#include <cstring>

#include "chance.hpp"
#include "play.hpp"

namespace {

constexpr int TYPES = 10;
constexpr int SET_SIZE = 4;
constexpr int SEATS = 4;
constexpr int HAND_SIZE = 8;
constexpr int LINE_SIZE = 7;
constexpr int KIN_SIZE = 4;
constexpr int COUP_THREE = 5;
constexpr int COUP_FOUR = 10;
constexpr int SETS_REMOVED[] = {0, 0, 4, 2, 0};

constexpr int DISCARDS = 0;
constexpr int GAINS = DISCARDS + TYPES;
constexpr int INTERFERES = GAINS + TYPES;
constexpr int SCRIES = INTERFERES + SEATS * KIN_SIZE;
constexpr int ALLIANCES = SCRIES + LINE_SIZE;

constexpr int NOTHING = -1;

enum class Step { DISCARD, ACTION };

struct Options {
    int rounds;
    bool alliance_with_last_card;     // DK-G1
    bool alliance_takes_own_discard;  // DK-G5
};

// Variant 0 has the defaults, variant 1 three rounds and the other kind of Open Alliance.
constexpr Options VARIANTS[] = {{1, false, true}, {3, true, false}};

// A kin card: its kind, whether it lies face up, and a bit for each seat that knows it.
struct Kin {
    std::uint8_t kind;
    std::uint8_t up;
    std::uint8_t known;
};

class DragonKin {
public:
    bool over = false;

    DragonKin(int players, int variant, Chance& chance) : players(players), options(VARIANTS[variant]) {
        std::memset(in_play, 1, sizeof in_play);
        for (int gone = 0; gone < SETS_REMOVED[players]; gone++) {  // DK-S1
            chance.draw(in_play, TYPES - gone);
        }
        dealer = chance.below(players);  // DK-S2
        deal_round(chance);
    }

    void offer(Actions& actions) const {
        if (step == Step::DISCARD) {
            offer_discards(actions);
        } else {
            offer_actions(actions);
        }
    }

    void apply(int action, Chance& chance) {
        if (step == Step::DISCARD) {
            discard(action - DISCARDS);
            return;
        }
        if (action < INTERFERES) {
            gain_kin(action - GAINS);
        } else if (action < SCRIES) {
            interfere((action - INTERFERES) / KIN_SIZE, (action - INTERFERES) % KIN_SIZE);
        } else if (action < ALLIANCES) {
            look(turn, action - SCRIES, chance);  // DK-A3
        } else {
            open_alliance(action - ALLIANCES);
        }
        pass_turn(chance);
    }

    int score(int seat) const { return totals[seat]; }

private:
    const int players;
    const Options options;
    std::uint8_t in_play[TYPES];
    std::uint8_t hand[SEATS][TYPES];
    std::uint8_t hand_size[SEATS];
    std::uint8_t line[LINE_SIZE];  // kind + 1, or 0 as long as nobody has seen the card
    std::uint8_t unseen[TYPES];    // the cards of the line that nobody has seen: their order does not exist yet
    std::uint8_t seen[LINE_SIZE];  // a bit for each seat that has looked
    std::uint8_t gallery[TYPES];
    Kin kin[SEATS][KIN_SIZE];
    std::uint8_t kin_count[SEATS];
    int totals[SEATS] = {};
    int unseen_count = 0;
    int dealer = 0;
    int round = 1;
    int turn = 0;
    Step step = Step::DISCARD;
    int discarded = NOTHING;

    int everyone() const { return (1 << players) - 1; }

    // Setup

    // Hands, royal line, gallery, foresight (DK-S4 to DK-S8).
    void deal_round(Chance& chance) {
        std::memset(hand, 0, sizeof hand);
        std::memset(line, 0, sizeof line);
        std::memset(seen, 0, sizeof seen);
        std::memset(gallery, 0, sizeof gallery);
        std::memset(kin, 0, sizeof kin);
        std::memset(kin_count, 0, sizeof kin_count);
        int left = 0;
        for (int kind = 0; kind < TYPES; kind++) {
            unseen[kind] = in_play[kind] ? SET_SIZE : 0;
            left += unseen[kind];
        }
        for (int place = 0; place < players; place++) {
            const int seat = (dealer + 1 + place) % players;
            for (int number = 0; number < HAND_SIZE; number++) {
                hand[seat][chance.draw(unseen, left--)]++;
            }
            hand_size[seat] = HAND_SIZE;
        }
        gallery[chance.draw(unseen, left--)]++;  // DK-S6
        unseen_count = left;
        for (int place = 0; place < players; place++) {  // DK-S7
            const int seat = (dealer + 1 + place) % players;
            look(seat, place, chance);
            if (players == 2) {
                look(seat, LINE_SIZE - 1 - place, chance);
            }
        }
        turn = (dealer + 1) % players;
        step = Step::DISCARD;
        discarded = NOTHING;
    }

    void look(int seat, int position, Chance& chance) {
        turn_up(position, chance);
        seen[position] |= 1 << seat;
    }

    void turn_up(int position, Chance& chance) {
        if (line[position] == 0) {
            line[position] = chance.draw(unseen, unseen_count--) + 1;
        }
    }

    // The turn

    void offer_discards(Actions& actions) const {
        for (int kind = 0; kind < TYPES; kind++) {
            actions.add_if(hand[turn][kind], DISCARDS + kind);
        }
    }

    // Gain Kin by kind, Interfere by seat and slot, Scry 1 to 7, Open Alliance by kind.
    void offer_actions(Actions& actions) const {
        if (hand_size[turn]) {
            for (int kind = 0; kind < TYPES; kind++) {
                actions.add_if(hand[turn][kind], GAINS + kind);
            }
        }
        for (int target = 0; target < players; target++) {
            if (target == turn) {
                continue;
            }
            for (int slot = 0; slot < kin_count[target]; slot++) {
                actions.add_if(!kin[target][slot].up, INTERFERES + target * KIN_SIZE + slot);
            }
        }
        for (int position = 0; position < LINE_SIZE; position++) {
            actions.add(SCRIES + position);
        }
        if (hand_size[turn] == (options.alliance_with_last_card ? 0 : 1)) {  // DK-A4, DK-G1
            for (int kind = 0; kind < TYPES; kind++) {
                const bool own = kind == discarded && !options.alliance_takes_own_discard;  // DK-G5
                actions.add_if(gallery[kind] > (own ? 1 : 0), ALLIANCES + kind);
            }
        }
    }

    void discard(int kind) {
        hand[turn][kind]--;
        hand_size[turn]--;
        gallery[kind]++;
        discarded = kind;
        step = Step::ACTION;
    }

    void gain_kin(int kind) {
        hand[turn][kind]--;
        hand_size[turn]--;
        add_kin(kind, 0, 1 << turn);
    }

    void interfere(int target, int slot) {
        kin[target][slot].up = 1;
        kin[target][slot].known = everyone();
    }

    void open_alliance(int kind) {
        gallery[kind]--;
        add_kin(kind, 1, everyone());
    }

    void add_kin(int kind, int up, int known) {
        Kin& card = kin[turn][kin_count[turn]++];
        card.kind = kind;
        card.up = up;
        card.known = known;
    }

    // Clockwise to the next seat that has cards; with all hands empty the round is scored (DK-T1 to DK-T3).
    void pass_turn(Chance& chance) {
        step = Step::DISCARD;
        discarded = NOTHING;
        for (int place = 1; place <= players; place++) {
            const int seat = (turn + place) % players;
            if (hand_size[seat]) {
                turn = seat;
                return;
            }
        }
        end_round(chance);
    }

    // Scoring

    void end_round(Chance& chance) {
        reveal(chance);
        score_round();
        if (round >= options.rounds) {
            over = true;
            return;
        }
        dealer = (dealer + 1) % players;
        round++;
        deal_round(chance);
    }

    void reveal(Chance& chance) {
        for (int position = 0; position < LINE_SIZE; position++) {
            turn_up(position, chance);
            seen[position] = everyone();
        }
        for (int seat = 0; seat < players; seat++) {
            for (int slot = 0; slot < kin_count[seat]; slot++) {
                kin[seat][slot].up = 1;
                kin[seat][slot].known = everyone();
            }
        }
    }

    void score_round() {
        int values[TYPES];
        rank(values);
        for (int seat = 0; seat < players; seat++) {
            int copies[TYPES] = {};
            for (int slot = 0; slot < kin_count[seat]; slot++) {
                copies[kin[seat][slot].kind]++;
            }
            for (int kind = 0; kind < TYPES; kind++) {
                totals[seat] += card_points(values[kind], copies[kind]);
            }
        }
    }

    // What a kin card of each kind is worth: 7 less all cards in groups to the left; larger groups, then earlier ones, stand there (DK-F2,
    // DK-F3).
    void rank(int* values) const {
        int count[TYPES] = {};
        int leftmost[TYPES] = {};
        for (int position = LINE_SIZE - 1; position >= 0; position--) {
            const int kind = line[position] - 1;
            count[kind]++;
            leftmost[kind] = position;
        }
        for (int kind = 0; kind < TYPES; kind++) {
            values[kind] = count[kind] ? LINE_SIZE : 0;
            if (count[kind] == 0) {
                continue;
            }
            for (int other = 0; other < TYPES; other++) {
                if (count[other] > count[kind] || (count[other] == count[kind] && leftmost[other] < leftmost[kind])) {
                    values[kind] -= count[other];
                }
            }
        }
    }

    static int card_points(int value, int copies) {
        if (value) {
            return value * copies;  // DK-F4
        }
        return copies == 4 ? COUP_FOUR : copies == 3 ? COUP_THREE : 0;  // DK-F5
    }
};

}  // namespace

extern "C" std::int64_t decisions(int players, int variant, std::int64_t seed, std::int64_t games) {
    return play_games<DragonKin>(players, variant, seed, games);
}

extern "C" void checksums(int players, int variant, std::int64_t seed, std::int64_t first, std::int64_t games, std::uint32_t* sums) {
    write_checksums<DragonKin>(players, variant, seed, first, games, sums);
}
