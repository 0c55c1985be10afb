// Dragomino as an engine of its own in C++: what our own loop is measured against. It knows all that lies on the table, where each domino
// and each egg lies included; it tells nothing, refuses nothing, takes nothing back, and leaves out the variation Dragon's Thirst.

#include <cstdint>
#include <cstring>

#include "chance.hpp"
#include "play.hpp"

namespace {

constexpr int SEATS = 4;
constexpr int TERRAINS = 6;
constexpr int DOMINOES = 28;
constexpr int START = 28;
constexpr int OFFER_SIZE = 4;

// A square: its terrain + 1, and a bit for a watering hole. An empty cell that shares a side with the island is marked too.
enum Square : std::uint8_t { EMPTY, DESERT, SNOW, PRAIRIE, FOREST, MOUNTAIN, VOLCANO, TERRAIN = 7, HOLE = 8, BORDER = 16 };

constexpr std::uint8_t HALVES[DOMINOES + 1][2] = {
    {DESERT | HOLE, DESERT}, {DESERT | HOLE, PRAIRIE}, {DESERT | HOLE, PRAIRIE}, {DESERT, PRAIRIE | HOLE}, {DESERT, FOREST},
    {DESERT, FOREST},        {DESERT, MOUNTAIN},       {DESERT, VOLCANO},        {DESERT, VOLCANO},        {SNOW | HOLE, SNOW},
    {SNOW | HOLE, PRAIRIE},  {SNOW | HOLE, PRAIRIE},   {SNOW, FOREST},           {SNOW, FOREST},           {SNOW, MOUNTAIN},
    {SNOW, MOUNTAIN},        {SNOW, VOLCANO},          {SNOW, VOLCANO},          {PRAIRIE, FOREST},        {PRAIRIE, FOREST},
    {PRAIRIE, MOUNTAIN},     {PRAIRIE, MOUNTAIN},      {PRAIRIE, VOLCANO},       {FOREST, MOUNTAIN},       {FOREST, MOUNTAIN},
    {FOREST, VOLCANO},       {FOREST, VOLCANO},        {MOUNTAIN, VOLCANO},      {DESERT, SNOW},  // the starting domino
};

enum Face : std::uint8_t { DRAGON, SHELL };

constexpr std::uint8_t EGG_TOKENS[TERRAINS][2] = {{7, 7}, {7, 6}, {7, 5}, {7, 4}, {7, 3}, {7, 2}};

// An island lies on a grid with a margin, so that every square that can be laid has four neighbours in it.
constexpr int WIDTH = 32;
constexpr int HEIGHT = 31;
constexpr int CELLS = WIDTH * HEIGHT;
constexpr int ORIGIN = 15 * WIDTH + 15;
constexpr int DELTAS[] = {-WIDTH, 1, WIDTH, -1};  // north, east, south, west
constexpr int EAST = 1;

constexpr int BORDER_SIZE = 48;
constexpr int PLACED = 8;
constexpr int ISLAND_EGGS = 16;

constexpr int PICKS = 0;
constexpr int PLACES = PICKS + DOMINOES;
constexpr int COLUMNS = 30;

constexpr int ACTION_DELTAS[] = {-4 * COLUMNS, 4, 4 * COLUMNS, -4};  // from the ids of a cell's placements to those of its neighbours

constexpr int NOTHING = -1;

enum class Step { PICK, PLACE };

int opposite(int direction) {
    return (direction + 2) & 3;
}

// The id of a placement: the grid without its margin.
int place_action(int cell, int direction) {
    return PLACES + (((cell >> 5) - 1) * COLUMNS + (cell & (WIDTH - 1)) - 1) * 4 + direction;
}

struct Egg {
    std::int16_t cell;
    std::uint8_t direction;
    std::uint8_t face;
};

struct Placed {
    std::uint8_t domino;
    std::int16_t cells[2];
};

struct Island {
    std::uint8_t grid[CELLS];
    std::int16_t border[BORDER_SIZE];  // cells that came to lie beside the island, oldest first; some are covered since
    int border_count;
    Placed dominoes[PLACED];
    int placed;
    Egg eggs[ISLAND_EGGS];
    int dragons;
    int shells;

    void lay(int domino, int cell, int direction) {
        Placed& last = dominoes[placed++];
        last.domino = domino;
        for (int half = 0; half < 2; half++) {
            last.cells[half] = cell + half * DELTAS[direction];
            grid[last.cells[half]] = HALVES[domino][half];
        }
        mark_border(last.cells[0]);
        mark_border(last.cells[1]);
    }

    void mark_border(int cell) {
        for (const int delta : DELTAS) {
            if (grid[cell + delta] == EMPTY) {
                grid[cell + delta] = BORDER;
                border[border_count++] = cell + delta;
            }
        }
    }
};

class Dragomino {
public:
    bool over = false;

    // Variant 1 is option `egg_rule` = `per_square` (DM-G2).
    Dragomino(int players, int variant, Chance& chance) : players(players), per_square(variant == 1) {
        std::memset(stack, 1, sizeof stack);
        std::memcpy(fresh, EGG_TOKENS, sizeof fresh);
        std::memset(islands, 0, players * sizeof(Island));
        for (int seat = 0; seat < players; seat++) {
            islands[seat].lay(START, ORIGIN, EAST);  // DM-S3
        }
        mommy = chance.below(players);  // DM-S5
        start_round(chance);
    }

    void offer(Actions& actions) const {
        if (step == Step::PICK) {
            offer_picks(actions);
        } else {
            offer_places(actions);
        }
    }

    void apply(int action, Chance& chance) {
        if (step == Step::PICK) {
            pick(action - PICKS);
        } else {
            place(action - PLACES, chance);
            end_turn(chance);
        }
    }

    int score(int seat) const { return islands[seat].dragons + (mommy == seat ? 1 : 0); }

private:
    const int players;
    const bool per_square;
    std::uint8_t stack[DOMINOES];           // 1 for each domino that is not revealed yet: its order does not exist
    std::uint8_t offered[OFFER_SIZE] = {};  // by id: number + 1, or 0 once it is taken
    std::uint8_t discarded[DOMINOES] = {};  // 1 for each domino that nobody took
    std::uint8_t fresh[TERRAINS][2];        // tokens that nobody has looked under, by face
    Island islands[SEATS];
    int mommy = 0;
    int round = 1;
    int first = 0;
    int turn = 0;
    Step step = Step::PICK;
    int picked = NOTHING;

    // The round

    void start_round(Chance& chance) {
        int left = DOMINOES - OFFER_SIZE * (round - 1);
        for (int number = 0; number < OFFER_SIZE; number++) {
            insert(number, chance.draw(stack, left--) + 1);  // DM-T1
        }
        first = mommy;
        turn = first;
        step = Step::PICK;
    }

    // Lay a domino between those of smaller and those of larger ids.
    void insert(int count, int domino) {
        int place = count;
        while (place > 0 && offered[place - 1] > domino) {
            offered[place] = offered[place - 1];
            place--;
        }
        offered[place] = domino;
    }

    void end_turn(Chance& chance) {
        turn = (turn + 1) % players;
        step = Step::PICK;
        if (turn == first) {
            end_round(chance);
        }
    }

    void end_round(Chance& chance) {
        for (std::uint8_t& domino : offered) {
            if (domino) {
                discarded[domino - 1] = 1;  // DM-T4
                domino = 0;
            }
        }
        if (OFFER_SIZE * round == DOMINOES) {
            over = true;
            return;
        }
        round++;
        start_round(chance);
    }

    // The turn

    void offer_picks(Actions& actions) const {
        for (const int domino : offered) {
            actions.add_if(domino, PICKS + domino - 1);
        }
    }

    void pick(int domino) {
        for (std::uint8_t& other : offered) {
            if (other == domino + 1) {
                other = 0;
            }
        }
        picked = domino;
        step = Step::PLACE;
    }

    // The free cells beside the island, oldest first; for each the directions N, E, S, W with half `a` on it, and, where the other cell
    // does not touch the island, with half `b` on it (DM-P3).
    void offer_places(Actions& actions) const {
        const Island& island = islands[turn];
        for (int number = 0; number < island.border_count; number++) {
            const int cell = island.border[number];
            if (island.grid[cell] & TERRAIN) {
                continue;
            }
            const int here = place_action(cell, 0);
            for (int direction = 0; direction < 4; direction++) {
                const int square = island.grid[cell + DELTAS[direction]];
                actions.add_if((square & TERRAIN) == 0, here + direction);
                actions.add_if(square == EMPTY, here + ACTION_DELTAS[direction] + opposite(direction));
            }
        }
    }

    void place(int number, Chance& chance) {
        const int direction = number % 4;
        const int row = number / 4 / COLUMNS;
        const int column = number / 4 % COLUMNS;
        Island& island = islands[turn];
        island.lay(picked, (row + 1) * WIDTH + column + 1, direction);
        picked = NOTHING;
        const Placed& last = island.dominoes[island.placed - 1];
        const bool second_first = (island.grid[last.cells[1]] & TERRAIN) < (island.grid[last.cells[0]] & TERRAIN);
        find_eggs(island, last.cells[second_first], last.cells[!second_first], chance);  // terrain by terrain (DM-E3)
        find_eggs(island, last.cells[!second_first], last.cells[second_first], chance);
    }

    // An egg for each connection of one half, or, by option, one for the square (DM-E2, DM-G2). A double does not match itself (DM-E1).
    void find_eggs(Island& island, int cell, int twin, Chance& chance) {
        const int terrain = island.grid[cell] & TERRAIN;
        for (int direction = 0; direction < 4; direction++) {
            const int beside = cell + DELTAS[direction];
            if (beside == twin || (island.grid[beside] & TERRAIN) != terrain) {
                continue;
            }
            flip_egg(island, cell, direction, terrain - 1, chance);
            if (per_square) {
                return;
            }
        }
    }

    // Flip a token, if one is left: a shell brings the Mommy Dragon (DM-E4 to DM-E6).
    void flip_egg(Island& island, int cell, int direction, int terrain, Chance& chance) {
        std::uint8_t* pile = fresh[terrain];
        const int left = pile[DRAGON] + pile[SHELL];
        if (left == 0) {
            return;
        }
        const int face = chance.draw(pile, left);
        Egg& egg = island.eggs[island.dragons + island.shells];
        egg.cell = cell;
        egg.direction = direction;
        egg.face = face;
        if (face == DRAGON) {
            island.dragons++;
        } else {
            island.shells++;
            mommy = turn;
        }
    }
};

}  // namespace

extern "C" std::int64_t decisions(int players, int variant, std::int64_t seed, std::int64_t games) {
    return play_games<Dragomino>(players, variant, seed, games);
}

extern "C" void checksums(int players, int variant, std::int64_t seed, std::int64_t first, std::int64_t games, std::uint32_t* sums) {
    write_checksums<Dragomino>(players, variant, seed, first, games, sums);
}
