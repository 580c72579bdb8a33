<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Carousel;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Carousel\View;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Views\Canonical;

/** Server output, compared with the browser's (same rows in tests/unit/views/carousel.test.tsx). */
final class CarouselViewTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'carousel-views' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_server_prints_the_same_carousel_as_the_browser( array $row ): void {
		/** @phpstan-ignore argument.type (the shape of the file, which the tests hold together) */
		self::assertSame( $row['html'], Canonical::of( ( new View() )->render( $row['props'], '' ) ) );
	}
}
