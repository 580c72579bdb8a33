<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Carousel;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Carousel\Settings;
use Vestibule\Site\Carousel\View;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Settings of a carousel, tested with the same rows as the browser (tests/unit/carousel). */
final class SettingsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function settings(): iterable {
		return Vectors::rows( 'carousel-settings' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'settings' )]
	public function test_carousel_attributes_are_read_the_same_way_as_in_the_browser( array $row ): void {
		self::assertIsArray( $row['given'] );
		/** @phpstan-ignore argument.type */
		$settings = Settings::fromElement( $row['given'] );
		$values   = $settings->values;
		$read     = array(
			'fade'    => $settings->fades,
			'loop'    => $settings->loops,
			'columns' => $settings->columns,
		);
		foreach ( array( 'nextLabel', 'prevLabel', 'slideLabel' ) as $key ) {
			$read[ $key ] = $values->{$key};
		}
		foreach ( array( 'sliderSpeed', 'animationSpeed', 'gutter', 'scroll' ) as $key ) {
			$read[ $key ] = $values->{$key};
		}
		foreach ( array( 'arrows', 'dots', 'pauseOnHover', 'auto', 'thumbnails' ) as $key ) {
			$read[ $key ] = $values->{$key};
		}
		self::assertEquals( $row['settings'], $read );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function stops(): iterable {
		return Vectors::rows( 'carousel-stops' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'stops' )]
	public function test_the_number_of_carousel_positions_is_the_same_as_in_the_browser( array $row ): void {
		/** @phpstan-ignore argument.type, argument.type, argument.type, argument.type */
		self::assertSame( $row['stops'], View::stopsFor( $row['count'], $row['columns'], $row['scroll'], $row['loop'] ) );
	}
}
