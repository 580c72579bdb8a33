<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Status;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\Wired;
use Vestibule\Tools\Documents\PolicyText;

/** Export and erasure of entries with WordPress's privacy tools. */
final class PrivacyTest extends EntriesTestCase {

	public function test_the_personal_data_export_contains_only_the_entries_of_the_person(): void {
		$id = $this->entry( array( 'description' => '<b>Hello</b>' ) );
		$this->booking( $id );
		$this->entry( array( 'email' => 'grace@example.org', 'description' => 'ada@example.org' ) );
		$answer = $this->tool( apply_filters( 'wp_privacy_personal_data_exporters', array() ), 'ADA@example.org' );
		self::assertTrue( $answer['done'] );
		self::assertSame( array( "vestibule-entry-{$id}" ), array_column( (array) $answer['data'], 'item_id' ) );
		$text = (string) wp_json_encode( $answer['data'] );
		self::assertStringContainsString( 'Lovelace', $text );
		self::assertStringContainsString( '1 December 2026', $text );
		self::assertStringNotContainsString( '<b>', $text );
	}

	public function test_erasing_personal_data_deletes_the_entries_and_bookings_of_the_person(): void {
		global $wpdb;
		$id    = $this->entry();
		$other = $this->entry( array( 'email' => 'ada_@example.org' ) );
		$this->booking( $id );
		$answer = $this->tool( apply_filters( 'wp_privacy_personal_data_erasers', array() ), 'ada@example.org' );
		self::assertSame( array( true, false, true ), array( $answer['items_removed'], $answer['items_retained'], $answer['done'] ) );
		self::assertNull( $this->row( $id ) );
		self::assertNotNull( $this->row( $other ) );
		self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . 'vestibule_bookings' ) ) );
	}

	public function test_erasing_personal_data_deletes_the_response_that_was_stored_with_a_token(): void {
		global $wpdb;
		$id  = $this->entry();
		$row = array( 'token' => str_repeat( 'a', 64 ), 'form_id' => 4, 'submission_id' => $id, 'answer' => '{"message":"ada@example.org"}', 'expires_at' => '2030-01-01 00:00:00' );
		$wpdb->insert( $wpdb->prefix . 'vestibule_tokens', $row );
		$this->tool( apply_filters( 'wp_privacy_personal_data_erasers', array() ), 'ada@example.org' );
		$kept = $wpdb->get_row( $wpdb->prepare( 'SELECT token, answer FROM %i', $wpdb->prefix . 'vestibule_tokens' ), ARRAY_A );
		self::assertSame( array( 'token' => str_repeat( 'a', 64 ), 'answer' => '' ), $kept, 'The token still cannot be used again.' );
	}

	public function test_erasing_personal_data_finds_the_entry_even_if_many_other_entries_mention_the_email_address(): void {
		for ( $n = 0; $n < 60; $n++ ) {
			$others = $this->entry( array( 'email' => 'grace@example.org', 'input_text' => 'ada@example.org' ) );
		}
		$id     = $this->entry();
		$answer = $this->tool( apply_filters( 'wp_privacy_personal_data_erasers', array() ), 'ada@example.org' );
		self::assertSame( array( true, true ), array( $answer['items_removed'], $answer['done'] ) );
		self::assertNull( $this->row( $id ) );
		self::assertNotNull( $this->row( $others ) );
	}

	public function test_the_personal_data_export_contains_the_page_url_and_the_account_name(): void {
		$user = $this->signIn( 'subscriber' );
		$this->entry( row: array( 'user_id' => $user ) );
		$answer = $this->tool( apply_filters( 'wp_privacy_personal_data_exporters', array() ), 'ada@example.org' );
		$item   = ( (array) $answer['data'] )[0];
		self::assertIsArray( $item );
		$values = array_column( (array) $item['data'], 'value', 'name' );
		self::assertSame( 'https://example.org/contact/', $values['Sent from'] ?? null );
		self::assertSame( wp_get_current_user()->display_name, $values['Logged in as'] ?? null );
	}

	public function test_the_personal_data_export_contains_all_changed_answers_even_if_the_value_is_0(): void {
		global $wpdb;
		$id = $this->entry();
		$wpdb->insert(
			$wpdb->prefix . 'vestibule_entry_notes',
			array(
				'submission_id' => $id,
				'user_id'    => 0,
				'kind'       => 'edit',
				'content'    => '[{"label":"Guests","before":"0","after":"3"},{"label":"Wishes","before":"","after":"None"}]',
				'created_at' => '2026-11-21 09:00:00',
			)
		);
		$answer = $this->tool( apply_filters( 'wp_privacy_personal_data_exporters', array() ), 'ada@example.org' );
		$item   = ( (array) $answer['data'] )[0];
		self::assertIsArray( $item );
		self::assertSame( "Guests\n0\n3\nWishes\nNone", array_column( (array) $item['data'], 'value', 'name' )['Changed answers'] ?? null );
	}

	public function test_data_of_another_plugin_is_changed_and_erased_in_the_same_transaction_as_the_entry(): void {
		$id    = $this->entry();
		$other = new class() extends BelongsToEntry {

			/** @var list<array{string, list<int>}> */
			public array $done = array();
			public bool $fails = true;

			public function erase( array $entries ): void {
				$this->fails ? throw new StorageFault( 'The other table is gone.' ) : $this->done[] = array( 'erased', $entries );
			}

			public function withdraw( array $entries, Status $to, bool $cancels ): array {
				$this->done[] = array( $to->value, $entries );
				return array();
			}

			public function restore( array $entries, Status $from ): array {
				$this->done[] = array( "from {$from->value}", $entries );
				return array();
			}

			public function export( int $entry ): array {
				return array( array( 'name' => 'Member', 'value' => (string) $entry ) );
			}
		};
		add_filter( BelongsToEntry::FILTER, static fn ( array $all ): array => array( ...$all, $other ) );
		$this->signIn( 'administrator' );
		foreach ( array( 'trash', 'restore', 'spam', 'not-spam' ) as $status ) {
			$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => $status ) );
		}
		self::assertSame( array( array( 'trash', array( $id ) ), array( 'from trash', array( $id ) ), array( 'spam', array( $id ) ), array( 'from spam', array( $id ) ) ), $other->done );
		$answer = $this->tool( apply_filters( 'wp_privacy_personal_data_exporters', array() ), 'ada@example.org' );
		self::assertStringContainsString( '"Member"', (string) wp_json_encode( $answer['data'] ) );

		$erased = fn (): array => $this->tool( apply_filters( 'wp_privacy_personal_data_erasers', array() ), 'ada@example.org' );
		self::assertTrue( ( new Faults() )->during( $erased )['items_retained'] );
		self::assertNotNull( $this->row( $id ) );
		$other->fails = false;
		self::assertTrue( $erased()['items_removed'] );
		self::assertNull( $this->row( $id ) );
		self::assertContains( array( 'erased', array( $id ) ), $other->done );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function tools(): iterable {
		foreach ( array( 'exporters', 'erasers' ) as $tools ) {
			yield "{$tools} of entries" => array( $tools, 'vestibule-entries', 'vestibule_submissions' );
			yield "{$tools} of notifications" => array( $tools, 'vestibule-push', 'vestibule_push_subscriptions' );
		}
	}

	#[DataProvider( 'tools' )]
	public function test_the_privacy_tools_report_a_database_error_instead_of_an_empty_result( string $tools, string $name, string $table ): void {
		$this->entry();
		$break = static fn( string $sql ): string => str_contains( $sql, $table ) ? 'SELECT * FROM no_such_table' : $sql;
		add_filter( 'query', $break );
		$all = apply_filters( "wp_privacy_personal_data_{$tools}", array() );
		self::assertIsArray( $all );
		self::assertIsArray( $all[ $name ] );
		self::assertIsCallable( $all[ $name ]['callback'] );
		$call   = $all[ $name ]['callback'];
		$faults = new Faults();
		$answer = $faults->during( static fn (): mixed => $call( 'ada@example.org', 1 ) );
		self::assertCount( 1, $faults->announced );
		remove_filter( 'query', $break );
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertStringContainsString( 'did not respond', $answer->get_error_message() );
	}

	public function test_the_privacy_policy_guide_describes_the_stored_data(): void {
		$text = Wired::of( PolicyText::class )->text();
		foreach ( array( 'the page that you sent it from', 'your account', 'time zone', 'push service', 'receipt' ) as $said ) {
			self::assertStringContainsString( $said, $text );
		}
	}

	/** @return array<string, mixed> */
	private function tool( mixed $tools, string $email ): array {
		self::assertIsArray( $tools );
		self::assertIsArray( $tools['vestibule-entries'] );
		self::assertIsCallable( $tools['vestibule-entries']['callback'] );
		/** @var array<string, mixed> $answer */
		$answer = $tools['vestibule-entries']['callback']( $email, 1 );
		return $answer;
	}
}
