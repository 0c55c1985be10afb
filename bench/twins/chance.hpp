// Luck as `clutch.Seeded` gives it: xoshiro128++ from the same seeds and streams, so that a twin draws what our own engine draws.

#pragma once

#include <cstdint>

class Chance {
public:
    explicit Chance(std::int64_t seed, std::int64_t stream = 0) {
        std::uint32_t mixed = static_cast<std::uint32_t>(seed ^ (seed >> 32));
        mixed = mix(mixed + static_cast<std::uint32_t>(stream) * 0x632BE5ABu);
        a = mix(mixed + 0x9E3779B9u);
        b = mix(mixed + 0x3C6EF372u);
        c = mix(mixed + 0xDAA66D2Bu);
        d = mix(mixed + 0x78DDE6E4u) | 1;
    }

    // A number from 0 to n - 1: multiply and keep the high half; the few low halves that would favour some outcomes are thrown again
    // (Lemire).
    int below(std::uint32_t n) {
        std::uint64_t product = static_cast<std::uint64_t>(word()) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t threshold = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = static_cast<std::uint64_t>(word()) * n;
            }
        }
        return static_cast<int>(product >> 32);
    }

    // Take one piece at random out of a multiset, whose counts add up to `total`: which kind it is.
    int draw(std::uint8_t* pool, int total) {
        int number = below(total);
        int kind = 0;
        while (number >= pool[kind]) {
            number -= pool[kind];
            kind++;
        }
        pool[kind]--;
        return kind;
    }

private:
    std::uint32_t a, b, c, d;

    std::uint32_t word() {
        const std::uint32_t result = rotated(a + d, 7) + a;
        const std::uint32_t shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotated(d, 11);
        return result;
    }

    static std::uint32_t rotated(std::uint32_t word, int bits) { return (word << bits) | (word >> (32 - bits)); }

    static std::uint32_t mix(std::uint32_t word) {
        word = (word ^ (word >> 16)) * 0x21F0AAADu;
        word = (word ^ (word >> 15)) * 0x735A2D97u;
        return word ^ (word >> 15);
    }
};
