// Uniform random play of any twin: what is timed, and the checksums by which a twin proves that it plays our own games.

#pragma once

#include <cstdint>

#include "chance.hpp"

// A buffer for the legal actions of one position after the other. The longest list is Dragomino's: 8 placements at each of 34 free cells.
struct Actions {
    int items[512] = {};
    int count = 0;

    void add(int action) { items[count++] = action; }

    // Written in any case and counted where it is legal: nobody could predict a branch here.
    void add_if(bool legal, int action) {
        items[count] = action;
        count += legal;
    }
};

// Play so many games with one stream of luck, setup included: the number of decisions.
template <typename State>
std::int64_t play_games(int players, int variant, std::int64_t seed, std::int64_t games) {
    Chance chance(seed);
    Actions actions;
    std::int64_t decisions = 0;
    for (std::int64_t number = 0; number < games; number++) {
        State state(players, variant, chance);
        while (!state.over) {
            actions.count = 0;
            state.offer(actions);
            state.apply(actions.items[chance.below(actions.count)], chance);
            decisions++;
        }
    }
    return decisions;
}

// FNV-1a over whole numbers instead of bytes.
inline std::uint32_t add_to_sum(std::uint32_t sum, int number) {
    return (sum ^ static_cast<std::uint32_t>(number)) * 16777619u;
}

// The checksum of one game with a stream of luck of its own: over all actions and the final scores.
template <typename State>
std::uint32_t checksum(int players, int variant, Chance chance) {
    std::uint32_t sum = 2166136261u;
    Actions actions;
    State state(players, variant, chance);
    while (!state.over) {
        actions.count = 0;
        state.offer(actions);
        const int action = actions.items[chance.below(actions.count)];
        state.apply(action, chance);
        sum = add_to_sum(sum, action);
    }
    for (int seat = 0; seat < players; seat++) {
        sum = add_to_sum(sum, state.score(seat));
    }
    return sum;
}

// The checksums of so many games, from the game of this number on.
template <typename State>
void write_checksums(int players, int variant, std::int64_t seed, std::int64_t first, std::int64_t games, std::uint32_t* sums) {
    for (std::int64_t number = 0; number < games; number++) {
        sums[number] = checksum<State>(players, variant, Chance(seed, first + number));
    }
}
