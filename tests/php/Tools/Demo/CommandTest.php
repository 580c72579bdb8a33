<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

use Vestibule\Tools\Demo\Command;

/** `wp vestibule demo`, called as WP-CLI calls it. */
final class CommandTest extends DemoTestCase {

	public function test_without_a_word_it_creates_and_it_lists_what_stays_when_it_removes(): void {
		$said    = array();
		$command = new Command(
			$this->demo,
			static function ( string $line ) use ( &$said ): void {
				$said[] = $line;
			}
		);
		$command();
		self::assertSame( 'publish', $this->page( 'showcase' )->post_status );
		$imprint = $this->page( 'imprint' )->ID;
		wp_update_post( array( 'ID' => $imprint, 'post_title' => 'Who we are' ) );
		$command( array( 'remove' ) );
		self::assertNull( get_page_by_path( 'showcase' ) );
		self::assertSame( array( 'The demo site is there: ' . home_url( '/' ), 'The demo site is removed.', "Kept: Who we are ($imprint). It was edited." ), $said );
	}

	public function test_its_words_are_those_that_it_knows(): void {
		self::assertSame( array( 'create', 'remove' ), Command::ABOUT['synopsis'][0]['options'] );
		self::assertFalse( class_exists( 'WP_CLI', false ), 'it is registered by a hook that only WP-CLI calls' );
	}
}
