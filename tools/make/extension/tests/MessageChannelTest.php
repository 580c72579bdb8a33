<?php

declare(strict_types=1);

namespace SampleExtension\Tests;

use SampleExtension\MessageChannel;
use SampleExtension\Settings;

require_once __DIR__ . '/FormTestCase.php';

/** The channel: each entry is announced once, and failed messages are sent again. No request leaves the machine. */
final class MessageChannelTest extends FormTestCase {

	/** HTTP status with which the other server responds. */
	private int $status = 200;

	/** @var list<array{string, mixed}> URL and decoded body of each request. */
	private array $sent = array();

	protected function setUp(): void {
		parent::setUp();
		update_option( Settings::URL, 'https://chat.example/hook' );
		add_filter(
			'pre_http_request',
			function ( mixed $response, array $request, string $url ): array {
				$this->sent[] = array( $url, json_decode( (string) $request['body'], true ) );
				return array( 'response' => array( 'code' => $this->status, 'message' => '' ) );
			},
			10,
			3
		);
	}

	public function test_a_new_entry_is_announced_with_the_form_and_a_link_but_without_answers(): void {
		$id = $this->submit( 'AB-1234' )->entryId;
		self::assertSame( array(), $this->sent );
		self::assertTrue( $this->deliverNext( $id, 1 ) );
		$text = 'New entry in “Orders”: ' . admin_url( "admin.php?page=vestibule-entries&entry={$id}" );
		self::assertSame( array( array( 'https://chat.example/hook', array( 'text' => $text ) ) ), $this->sent );
		self::assertFalse( $this->isScheduled( $id, 2 ) );
	}

	public function test_a_message_that_was_not_accepted_is_sent_again_and_finally_noted_at_the_entry(): void {
		$this->status = 500;
		$id           = $this->submit( 'AB-1234' )->entryId;
		foreach ( array( 1, 2, 3, 4 ) as $attempt ) {
			self::assertTrue( $this->deliverNext( $id, $attempt ) );
		}
		self::assertCount( 4, $this->sent );
		self::assertFalse( $this->isScheduled( $id, 5 ) );
		$notes = vestibule()->entries()->notes( $id );
		self::assertStringContainsString( 'was not delivered: HTTP status 500', (string) wp_json_encode( $notes ) );
	}

	public function test_an_entry_is_not_announced_without_a_url_or_after_it_was_moved_to_the_trash(): void {
		$trashed = $this->submit( 'AB-1234' )->entryId;
		vestibule()->entries()->delete( $trashed );
		self::assertTrue( $this->deliverNext( $trashed, 1 ) );
		update_option( Settings::URL, '' );
		self::assertFalse( $this->isScheduled( $this->submit( 'AB-1234' )->entryId, 1 ) );
		self::assertSame( array(), $this->sent );
	}

	private function isScheduled( int $id, int $attempt ): bool {
		return false !== wp_next_scheduled( MessageChannel::DELIVER, array( $id, $attempt ) );
	}

	/** Runs the cron event of an attempt. Returns false if it is not scheduled. */
	private function deliverNext( int $id, int $attempt ): bool {
		$is_scheduled = $this->isScheduled( $id, $attempt );
		do_action( 'sample_extension_deliver', $id, $attempt );
		return $is_scheduled;
	}
}
