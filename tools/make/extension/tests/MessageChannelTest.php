<?php

declare(strict_types=1);

namespace SampleExtension\Tests;

use DateTimeImmutable;
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
		$this->runCron( '+3 minutes' );
		$text = 'New entry in “Orders”: ' . admin_url( "admin.php?page=vestibule-entries&entry={$id}" );
		self::assertSame( array( array( 'https://chat.example/hook', array( 'text' => $text ) ) ), $this->sent );
		$this->runCron( '+1 day' );
		self::assertCount( 1, $this->sent );
	}

	public function test_a_message_that_was_not_accepted_is_sent_again(): void {
		$this->status = 500;
		$this->submit( 'AB-1234' );
		$this->runCron( '+3 minutes' );
		$this->status = 200;
		$this->runCron( '+5 minutes' );
		$this->runCron( '+1 day' );
		self::assertCount( 2, $this->sent );
	}

	public function test_no_more_messages_are_sent_after_the_last_attempt(): void {
		$this->status = 500;
		$this->submit( 'AB-1234' );
		foreach ( range( 1, 10 ) as $day ) {
			$this->runCron( "+{$day} days" );
		}
		self::assertCount( 6, $this->sent );
	}

	public function test_an_entry_is_not_announced_without_a_url_or_after_it_was_moved_to_the_trash(): void {
		vestibule()->entries()->delete( $this->submit( 'AB-1234' )->entryId );
		update_option( Settings::URL, '' );
		$this->submit( 'AB-1234' );
		$this->runCron( '+3 minutes' );
		self::assertSame( array(), $this->sent );
	}

	/** Runs the cron event that sends messages, at a time relative to now. */
	private function runCron( string $time ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( $time ) );
		do_action( 'vestibule_webhooks' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}
}
