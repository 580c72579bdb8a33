<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Html\BlockComments;
use Vestibule\Tests\TestCase;

/** Image IDs in blocks: 7 is replaced by 8, all others are removed as unknown. */
final class BlockCommentsTest extends TestCase {

	/** @return iterable<string, array{string, string}> */
	public static function images(): iterable {
		yield 'a known ID in a comment and a class' => array( '<!-- wp:image {"id":7,"alt":"\u003c"} --><img class="a wp-image-7 b" src="x"><!-- /wp:image -->', '<!-- wp:image {"id":8,"alt":"\u003c"} --><img class="a b wp-image-8" src="x"><!-- /wp:image -->' );
		yield 'an unknown ID' => array( '<!-- wp:image {"id":9} --><img class="wp-image-9" src="x"><!-- /wp:image -->', '<!-- wp:image {} --><img  src="x"><!-- /wp:image -->' );
		yield 'a block without an ID' => array( '<!-- wp:image   {"width": "7px"} --><img src="x"/><!-- /wp:image -->', '<!-- wp:image   {"width": "7px"} --><img src="x"/><!-- /wp:image -->' );
		yield 'an ID of another block and in text' => array( '<!-- wp:cover {"id":7} --><p class="wp-image-7">wp:image {"id":7}</p><!-- /wp:cover -->', '<!-- wp:cover {"id":7} --><p class="wp-image-7">wp:image {"id":7}</p><!-- /wp:cover -->' );
		yield 'broken JSON' => array( '<!-- wp:image {"id":7, --><!-- /wp:image -->', '<!-- wp:image {"id":7, --><!-- /wp:image -->' );
		yield 'HTML without blocks' => array( '<p><img class="wp-image-7"> \\ wp-image-7</p>', '<p><img class="wp-image-8"> \\ wp-image-7</p>' );
	}

	#[DataProvider( 'images' )]
	public function test_image_ids_in_blocks_and_html_are_replaced( string $before, string $after ): void {
		self::assertSame( $after, BlockComments::changeImages( $before, static fn ( int $id ): int => 7 === $id ? 8 : 0 ) );
	}
}
