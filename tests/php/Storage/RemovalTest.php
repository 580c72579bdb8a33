<?php

declare(strict_types=1);

namespace Vestibule\Tests\Storage;

use Vestibule\Storage\Removal;
use Vestibule\Storage\Schema;
use Vestibule\Tests\TestCase;

final class RemovalTest extends TestCase {

	protected function tearDown(): void {
		$storage = new Storage();
		delete_option( Schema::OPTION );
		( new Schema( $storage->database, $storage->tables ) )->upgrade();
		parent::tearDown();
	}

	public function test_deleting_the_plugin_keeps_what_visitors_wrote(): void {
		$storage = new Storage();
		$storage->addToken( 'one' );
		( new Removal( $storage->database, $storage->tables ) )->run();
		self::assertSame( array( 'one' ), $storage->tokens() );
		self::assertNotFalse( get_option( Schema::OPTION ) );
	}

	public function test_an_owner_who_chose_so_finds_nothing_left(): void {
		global $wpdb;
		$storage = new Storage();
		$other   = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Page', 'post_status' => 'publish' ) );
		$comment = (int) wp_insert_comment( array( 'comment_post_ID' => (int) $other, 'comment_content' => 'Hello', 'comment_meta' => array( '_vestibule_comment_reason' => 'trap', 'other' => 'x' ) ) );
		update_option( Removal::CHOICE, '1' );
		update_option( 'vestibules', 'not ours' );
		( new Removal( $storage->database, $storage->tables ) )->run();
		self::assertSame( array(), $storage->database->rows( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}vestibule_" ) . '%' ) );
		self::assertSame( array(), $storage->database->rows( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", 'vestibule\_%' ) );
		self::assertSame( array(), $storage->database->rows( "SELECT ID FROM {$wpdb->posts} WHERE post_type LIKE %s", 'vestibule\_%' ) );
		self::assertSame( 'not ours', get_option( 'vestibules' ) );
		self::assertNotNull( get_post( $other ) );
		self::assertSame( array( array( 'x' ), array() ), array( get_comment_meta( $comment, 'other' ), get_comment_meta( $comment, '_vestibule_comment_reason' ) ) );
	}
}
