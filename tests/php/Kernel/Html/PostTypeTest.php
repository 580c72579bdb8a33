<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

defined( 'ABSPATH' ) || exit;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Events\Events;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Tests\TestCase;

/** Common properties of all post types of the plugin. */
final class PostTypeTest extends TestCase {

	/** @return iterable<string, array{string, bool}> */
	public static function types(): iterable {
		yield 'forms' => array( 'vestibule_form', true );
		yield 'appointment types' => array( 'vestibule_event', true );
		yield 'hosts' => array( 'vestibule_host', true );
		yield 'chat accounts' => array( 'vestibule_account', false );
	}

	#[DataProvider( 'types' )]
	public function test_a_post_type_is_not_public_and_can_be_edited_by_users_who_can_edit_pages( string $name, bool $in_rest ): void {
		$type = get_post_type_object( $name );
		self::assertNotNull( $type );
		self::assertFalse( is_post_type_viewable( $type ) );
		self::assertTrue( $type->exclude_from_search );
		self::assertFalse( $type->show_in_nav_menus );
		self::assertTrue( $type->show_ui );
		self::assertTrue( $type->can_export );
		self::assertSame( AdminScreen::MENU, $type->show_in_menu );
		self::assertSame( 'edit_pages', $type->cap->edit_posts );
		self::assertSame( $in_rest, $type->show_in_rest );
	}

	public function test_the_tests_cover_all_post_types_of_the_plugin(): void {
		$ours = array_filter( array_keys( get_post_types() ), static fn ( string $name ): bool => str_starts_with( $name, 'vestibule_' ) );
		$types = array_column( iterator_to_array( self::types(), false ), 0 );
		self::assertEqualsCanonicalizing( array( ...$types, 'vestibule_course' ), array_values( $ours ), 'Only courses are public.' );
	}

	#[DataProvider( 'types' )]
	public function test_settings_of_a_post_can_be_changed_only_by_users_who_can_edit_it( string $name ): void {
		$key  = 'vestibule_form' === $name ? 'vestibule_form_settings' : $name;
		$post = wp_insert_post( array( 'post_type' => $name, 'post_status' => 'publish', 'post_title' => 'One' ) );
		wp_set_current_user( 0 );
		self::assertFalse( current_user_can( 'edit_post_meta', $post, $key ) );
		wp_set_current_user( 1 );
		self::assertTrue( current_user_can( 'edit_post_meta', $post, $key ) );
	}

	#[DataProvider( 'types' )]
	public function test_a_post_restored_from_the_trash_has_its_old_status( string $name ): void {
		$post = wp_insert_post( array( 'post_type' => $name, 'post_status' => 'publish', 'post_title' => 'One' ) );
		wp_trash_post( $post );
		wp_untrash_post( $post );
		self::assertSame( 'publish', get_post_status( $post ) );
	}

	public function test_forms_and_appointment_types_use_the_block_editor_even_if_it_is_disabled(): void {
		// Disables the block editor as the Classic Editor plugin does.
		add_filter( 'use_block_editor_for_post_type', '__return_false', 100 );
		add_filter( 'use_block_editor_for_post', '__return_false', 100 );
		foreach ( array( FormPostType::NAME, Events::NAME ) as $type ) {
			$post = wp_insert_post( array( 'post_type' => $type, 'post_title' => 'One', 'post_status' => 'publish' ) );
			self::assertTrue( use_block_editor_for_post_type( $type ) );
			self::assertTrue( use_block_editor_for_post( $post ) );
			self::assertSame( array( 'classic_editor' => false, 'block_editor' => true ), apply_filters( 'classic_editor_enabled_editors_for_post_type', array( 'classic_editor' => true, 'block_editor' => true ), $type ) );
		}
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'One' ) );
		self::assertFalse( use_block_editor_for_post_type( 'page' ) );
		self::assertFalse( use_block_editor_for_post( $page ) );
		self::assertFalse( use_block_editor_for_post_type( 'vestibule_host' ), 'The editor of a host has no blocks.' );
	}
}
