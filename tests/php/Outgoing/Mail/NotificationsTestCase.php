<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use Vestibule\Entries\EntryStored;
use Vestibule\Entries\StoredEntry;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\MessageKind;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;
use Vestibule\Tests\Wired;
use WP_Error;

/** Form 4 with its notifications. Collects all sent emails. */
abstract class NotificationsTestCase extends EntriesTestCase {

	protected FormSite $site;
	protected int $form;

	/** @var list<array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>}> */
	protected array $sent = array();

	/** @var list<string> Contents of the attached files, read before they were deleted. */
	protected array $files = array();

	/** @var list<StoredEntry> Entries whose emails are sent at the end of the request. */
	protected array $stored = array();

	/** Email address for which sending fails. */
	protected string $broken = '';

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		$this->form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		update_option( 'admin_email', 'admin@example.org' );
		remove_all_actions( EntryStored::class );
		add_action(
			'vestibule/form_submitted',
			function ( StoredEntry $entry ): void {
				$this->stored[] = $entry;
			}
		);
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				if ( '' !== $this->broken && in_array( $this->broken, $mail['to'], true ) ) {
					// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, as wp_mail() fires it.
					do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'The server is down' ) );
					return false;
				}
				/** @var array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $mail */
				$this->sent[] = $mail;
				foreach ( $mail['attachments'] as $path ) {
					$this->files[] = basename( $path ) . "\n" . (string) file_get_contents( $path );
				}
				return true;
			},
			10,
			2
		);
	}

	/** @return list<array{id: int, name: string, to: string, subject: string, status: string, first: string, at: string}> */
	protected function log( int $entry ): array {
		/** @var list<array{id: int, name: string, to: string, subject: string, status: string, first: string, at: string}> $mails */
		$mails = $this->data( $this->call( 'GET', self::ROUTE . "/{$entry}" ) )['mails'];
		return $mails;
	}

	/** @param array<string, mixed> $values */
	protected function submit( array $values = array() ): int {
		$answer = $this->site->submit( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		foreach ( array_splice( $this->stored, 0 ) as $entry ) {
			Wired::of( Notifier::class )->sendNew( $entry );
		}
		$rows = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		return (int) ( end( $rows )['id'] ?? 0 );
	}

	protected function runCron(): void {
		do_action( MessageKind::Mail->hook() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}

	/** @param array<string, mixed> ...$list */
	protected function notify( array ...$list ): void {
		update_post_meta( $this->form, Notifications::META, wp_slash( array( 'list' => array_values( $list ) ) ) );
	}

	/** @return list<string> */
	protected function ids( int $form ): array {
		return array_map( static fn ( $one ): string => $one->id, Wired::of( Notifications::class )->forForm( $form ) );
	}
}
