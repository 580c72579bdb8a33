<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use Vestibule\Site\Chat\Accounts;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** Chat accounts as a page reads them. */
final class AccountsTest extends TestCase {

	private int $ada;

	protected function setUp(): void {
		parent::setUp();
		$this->ada = (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => 'Ada' ) );
		update_post_meta( $this->ada, Accounts::META, array( 'number' => '49 30 1', 'title' => 'Front desk' ) );
	}

	public function test_chat_accounts_are_read_from_their_posts(): void {
		$read = $this->accounts();
		self::assertSame( array( 'Ada', 'Front desk', '49 30 1' ), array( $read[0]->name, $read[0]->title, $read[0]->number ) );
	}

	public function test_loading_twelve_chat_accounts_needs_at_most_two_queries_more_than_loading_one(): void {
		$one = $this->queries();
		for ( $more = 0; $more < 11; $more++ ) {
			$id = (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => "Account {$more}" ) );
			set_post_thumbnail( $id, (int) wp_insert_attachment( array( 'post_title' => 'Face', 'post_mime_type' => 'image/png' ), "2026/11/{$more}.png" ) );
		}
		// One query for all images and one for their meta data.
		self::assertLessThanOrEqual( $one + 2, $this->queries() );
	}

	private function queries(): int {
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->accounts();
		return $wpdb->num_queries - $before;
	}

	public function test_a_changed_chat_account_is_visible_at_once(): void {
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

	/**
	 * @return list<string>
	 * @phpstan-impure
	 */
	private function names(): array {
		return array_column( $this->accounts(), 'name' );
	}

	/** @return list<\Vestibule\Site\Chat\Account> Accounts on the next page view. */
	private function accounts(): array {
		return ( new Accounts( Contracts::schema() ) )->published();
	}
}
