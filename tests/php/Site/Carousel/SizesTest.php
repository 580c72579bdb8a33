<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Carousel;

use Vestibule\Site\Carousel\Sizes;
use Vestibule\Tests\TestCase;

/** Sizes attribute of images in slides. */
final class SizesTest extends TestCase {

	public function test_the_sizes_attribute_of_images_matches_the_columns_of_the_carousel(): void {
		$columns = array( 'xxl' => 4, 'xl' => 3, 'md' => 3, 'sm' => 2, 'xs' => 1, 'ss' => 1 );
		$sizes   = '(min-width: 1500px) 25vw, (min-width: 992px) 34vw, (min-width: 768px) 50vw, 100vw';
		self::assertSame( "<img sizes=\"{$sizes}\" src=\"a\">", Sizes::in( '<img sizes="(max-width: 1440px) 100vw, 1440px" src="a">', $columns ) );
		self::assertSame( "<img sizes=\"auto, {$sizes}\">", Sizes::in( '<img sizes="auto, (max-width: 1440px) 100vw, 1440px">', $columns ) );
		self::assertSame( '<img sizes="100vw">', Sizes::in( '<img sizes="(max-width: 9px) 100vw, 9px">', array( 'xxl' => 1 ) ) );
	}

	public function test_a_custom_sizes_attribute_is_not_changed(): void {
		foreach ( array( '<img src="a">', '<img sizes="33vw">', '<img sizes="(max-width: 600px) 80vw, 400px">', '<p>(max-width: 9px) 100vw, 9px</p>' ) as $html ) {
			self::assertSame( $html, Sizes::in( $html, array( 'xxl' => 3 ) ) );
		}
	}
}
