<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

use Vestibule\Tools\Demo\Command;

/** WP-CLI command `wp vestibule demo`. */
final class CommandTest extends DemoTestCase {

	public function test_the_demo_command_creates_the_demo_by_default_and_lists_content_kept_on_removal(): void {
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
		self::assertSame( array( 'The demo site is ready: ' . home_url( '/' ), 'The demo site was removed.', "Kept: Who we are ($imprint). It was edited." ), $said );
	}

	public function test_the_demo_command_accepts_only_create_and_remove(): void {
		self::assertSame( array( 'create', 'remove' ), Command::ABOUT['synopsis'][0]['options'] );
		self::assertFalse( class_exists( 'WP_CLI', false ), 'A hook that only WP-CLI fires registers the command.' );
	}
}
