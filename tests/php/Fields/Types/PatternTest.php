<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Fields\Rules\Pattern;
use Vestibule\Tests\ProcessorTime;
use Vestibule\Tests\Vectors;

final class PatternTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'patterns' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_a_pattern_or_mask_matches_the_same_text_as_in_the_browser_and_within_half_a_second( array $row ): void {
		/** @var array{mask?: string, pattern?: string, text: string, fits: bool} $row */
		$pattern = isset( $row['mask'] ) ? Pattern::mask( $row['mask'] ) : Pattern::wildcards( $row['pattern'] ?? '' );
		$seconds = ProcessorTime::of( static fn () => self::assertSame( $row['fits'], $pattern->fits( $row['text'] ) ) );
		self::assertLessThan( 0.5, $seconds );
	}

	public function test_the_example_for_a_mask_uses_familiar_characters(): void {
		self::assertSame( 'AA-00 X0…', Pattern::example( 'SS-90 *#' ) );
		self::assertSame( '(0) A', Pattern::example( '(0) \A' ) );
	}
}
