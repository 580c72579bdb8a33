<?php

declare(strict_types=1);

namespace Vestibule\Tests\View;

use Vestibule\Booking\EventPostType;
use Vestibule\Form\FormPostType;
use Vestibule\Tests\TestCase;

/** What is edited with blocks stays so beside plugins that bring the classic editor back. */
final class PostTypeTest extends TestCase {

	public function test_forms_and_appointment_types_keep_the_block_editor(): void {
		// As the plugin Classic Editor does it for a site, and for each user.
		add_filter( 'use_block_editor_for_post_type', '__return_false', 100 );
		add_filter( 'use_block_editor_for_post', '__return_false', 100 );
		foreach ( array( FormPostType::NAME, EventPostType::NAME ) as $type ) {
			$post = wp_insert_post( array( 'post_type' => $type, 'post_title' => 'One', 'post_status' => 'publish' ) );
			self::assertTrue( use_block_editor_for_post_type( $type ) );
			self::assertTrue( use_block_editor_for_post( $post ) );
			self::assertSame( array( 'classic_editor' => false, 'block_editor' => true ), apply_filters( 'classic_editor_enabled_editors_for_post_type', array( 'classic_editor' => true, 'block_editor' => true ), $type ) );
		}
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'One' ) );
		self::assertFalse( use_block_editor_for_post_type( 'page' ) );
		self::assertFalse( use_block_editor_for_post( $page ) );
		self::assertFalse( use_block_editor_for_post_type( 'vestibule_host' ), 'a host has no blocks' );
	}
}
