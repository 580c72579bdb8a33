<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use Vestibule\Site\Consent\Notice;

/** IDs of views and blocks that are printed twice on a page. */
final class OwnIdsTest extends HostileViewsTestCase {

	/** @param Closure(string, string): string $render */
	#[DataProviderExternal( AllViews::class, 'all' )]
	public function test_two_instances_of_a_view_share_no_ids_and_reference_only_their_own_ids( Closure $render ): void {
		$one   = self::values( self::shown( $render( self::PLAIN, 'one' ) ), array( 'id' ) );
		$other = self::values( self::shown( $render( self::PLAIN, 'other' ) ), array( 'id' ) );
		self::assertSame( $one, array_values( array_unique( $one ) ) );
		self::assertSame( array(), array_values( array_diff( array_intersect( $one, $other ), array( Notice::ID, Notice::WORDS, Notice::SAID ) ) ) );
		$named = self::values( self::shown( $render( self::PLAIN, 'other' ) ), array( 'for', 'aria-controls', 'aria-labelledby' ) );
		self::assertSame( array(), array_values( array_diff( array_merge( ...array_map( static fn ( string $ids ): array => explode( ' ', $ids ), $named ) ), $other ) ) );
	}

	/** Content of a template is not part of the page until a script clones it and adds IDs. */
	private static function shown( string $html ): string {
		return (string) preg_replace( '~<template>.*?</template>~s', '', $html );
	}

	/** @return iterable<string, array{string}> */
	public static function blocks(): iterable {
		yield 'tabs' => array( '<!-- wp:vestibule/tabs --><!-- wp:vestibule/tab {"title":"One"} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/tab --><!-- /wp:vestibule/tabs -->' );
		yield 'accordion' => array( '<!-- wp:vestibule/accordion --><!-- wp:vestibule/accordion-item {"title":"One"} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/accordion-item --><!-- /wp:vestibule/accordion -->' );
		yield 'modal' => array( '<!-- wp:vestibule/modal {"buttonText":"Open"} --><!-- wp:heading --><h2>One</h2><!-- /wp:heading --><!-- /wp:vestibule/modal -->' );
		yield 'drawer' => array( '<!-- wp:vestibule/drawer {"label":"Menu"} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/drawer -->' );
		yield 'carousel' => array( '<!-- wp:vestibule/carousel --><!-- wp:vestibule/slide --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/slide --><!-- /wp:vestibule/carousel -->' );
		yield 'back to top' => array( '<!-- wp:vestibule/scroll-top /-->' );
	}

	#[DataProvider( 'blocks' )]
	public function test_the_ids_are_unique_if_a_block_is_printed_twice( string $block ): void {
		$html = do_blocks( $block . $block );
		$ids  = self::values( $html, array( 'id' ) );
		self::assertNotSame( '', trim( $html ) );
		self::assertSame( $ids, array_values( array_unique( $ids ) ) );
	}
}
