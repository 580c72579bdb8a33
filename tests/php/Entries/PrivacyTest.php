<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries;

/** WordPress's tools for personal data find what a person sent. */
final class PrivacyTest extends EntriesTestCase {

	public function test_a_person_is_given_what_they_sent_and_nobody_elses(): void {
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

	public function test_a_person_is_forgotten_with_their_bookings(): void {
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
