<?php

declare(strict_types=1);

namespace Vestibule\Tests\Chat;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\KeptAccounts;
use Vestibule\Contracts\Schema;
use Vestibule\Tests\TestCase;

/** A page reads the accounts from what was kept, and never an account as it was before a change. */
final class KeptAccountsTest extends TestCase {

	private int $ada;

	protected function setUp(): void {
		parent::setUp();
		$this->ada = (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => 'Ada' ) );
		update_post_meta( $this->ada, Accounts::META, array( 'number' => '49 30 1', 'title' => 'Front desk' ) );
	}

	public function test_a_second_page_asks_the_database_for_nothing(): void {
		global $wpdb;
		$read   = $this->accounts();
		$before = $wpdb->num_queries;
		self::assertEquals( $read, $this->accounts() );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertSame( array( 'Ada', 'Front desk', '49 30 1' ), array( $read[0]->name, $read[0]->title, $read[0]->number ) );
	}

	public function test_every_change_shows_at_once(): void {
		self::assertSame( array( 'Ada' ), $this->names() );
		wp_update_post( array( 'ID' => $this->ada, 'post_title' => 'Ada L.' ) );
		self::assertSame( array( 'Ada L.' ), $this->names() );
		update_post_meta( $this->ada, Accounts::META, array( 'number' => '49 30 2' ) );
		self::assertSame( '49 30 2', $this->accounts()[0]->number );
		$picture = (int) wp_insert_attachment( array( 'post_title' => 'Ada', 'post_mime_type' => 'image/png' ), '2026/11/ada.png' );
		set_post_thumbnail( $this->ada, $picture );
		self::assertStringEndsWith( 'ada.png', $this->accounts()[0]->avatar );
		update_attached_file( $picture, '2026/11/other.png' );
		self::assertStringEndsWith( 'other.png', $this->accounts()[0]->avatar );
		$grace = (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => 'Grace', 'menu_order' => -1 ) );
		self::assertSame( array( 'Grace', 'Ada L.' ), $this->names() );
		wp_trash_post( $grace );
		self::assertSame( array( 'Ada L.' ), $this->names() );
		wp_delete_post( $this->ada, true );
		self::assertSame( array(), $this->names() );
	}

	public function test_another_language_another_address_and_what_was_damaged_are_read_anew(): void {
		update_option( KeptAccounts::OPTION, array( 'de_DE http://elsewhere.example' => array( array( 'id' => 1 ) ) ) );
		self::assertSame( array( 'Ada' ), $this->names() );
		$place = array_key_first( (array) get_option( KeptAccounts::OPTION ) );
		foreach ( array( 'text', array( 'text' ), array( array( 'id' => '7' ) ), array( array( 'id' => 7, 'working' => array(), 'name' => 1 ) ) ) as $damaged ) {
			update_option( KeptAccounts::OPTION, array( $place => $damaged ) );
			self::assertSame( array( 'Ada' ), $this->names() );
		}
	}

	/**
	 * @return list<string>
	 * @phpstan-impure
	 */
	private function names(): array {
		return array_column( $this->accounts(), 'name' );
	}

	/** @return list<\Vestibule\Chat\Account> As the next page would show them. */
	private function accounts(): array {
		return ( new Accounts( new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' ) ) )->published();
	}
}
