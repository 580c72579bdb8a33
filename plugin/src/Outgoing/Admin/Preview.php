<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Contract\FormSettings;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\ExampleEntry;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Mailer;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Outgoing\Mail\Attachments;
use Vestibule\Outgoing\Mail\Composer;
use Vestibule\Outgoing\Mail\Notification;

/** Displays a notification in the form editor as it would be sent. Unknown merge tags stay visible. */
final class Preview {

	public function __construct(
		private readonly Composer $composer,
		private readonly ExampleEntry $example,
		private readonly StoredEntries $entries,
		private readonly EntryTable $table,
		private readonly Attachments $attachments,
		private readonly TimeWords $words,
	) {}

	/**
	 * @param bool $is_example True to use example answers. False to use the newest entry, if there is one.
	 * @return array{of: string, to: string, subject: string, headers: list<string>, html: string, text: string, attachments: list<string>}
	 */
	public function show( Notification $notification, int $form_post, int $number, bool $is_example ): array {
		return Language::during(
			Language::ofSite(),
			function () use ( $notification, $form_post, $number, $is_example ): array {
				$entry = $this->entry( $form_post, $number, $is_example );
				$mail  = $this->composer->compose(
					$notification,
					$entry,
					$this->attachments->left( $entry, $notification ),
					true
				);
				return array(
					'of'          => $this->name( $entry ),
					'to'          => implode( ', ', $mail['to'] ),
					'subject'     => $mail['subject'],
					'headers'     => $this->headers( $mail['headers'], array( 'Reply-To', 'Cc', 'Bcc' ) ),
					'html'        => $mail['html'],
					'text'        => $mail['message'],
					'attachments' => $this->attachments->names( $entry, $notification ),
				);
			}
		);
	}

	/**
	 * Sends the notification as a test to the current user. The actual recipients don't get it.
	 *
	 * @return string Translated error message. Empty on success.
	 */
	public function sendTest(
		Notification $notification,
		int $form_post,
		int $number,
		bool $is_example,
		string $to
	): string {
		return Language::during(
			Language::ofSite(),
			function () use ( $notification, $form_post, $number, $is_example, $to ): string {
				$entry    = $this->entry( $form_post, $number, $is_example );
				$mailer   = new Mailer();
				$mail     = $this->composer->compose(
					$notification,
					$entry,
					$this->attachments->left( $entry, $notification ),
					true
				);
				$name     = $this->composer->fromName( $notification, $entry );
				/* translators: %s: subject of an email. */
				$mail['subject'] = sprintf( __( 'Test: %s', 'vestibule' ), $mail['subject'] );
				$mail['to']      = array( $to );
				// Remove Cc and Bcc, so that only the user who sends the test gets the email.
				$mail['headers'] = array_values(
					array_diff( $mail['headers'], $this->headers( $mail['headers'], array( 'Cc', 'Bcc' ) ) )
				);
				$send = static function ( array $files ) use ( $mail, $mailer, $name ): string {
					$mail['attachments'] = array_values( array_filter( $files, 'is_string' ) );
					return $mailer->attempt( static fn (): bool => $mailer->send( $mail, $name ) );
				};
				return $this->attachments->during( $entry, $notification, $to, $send );
			}
		);
	}

	/**
	 * @param list<string> $headers
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function headers( array $headers, array $names ): array {
		return array_values(
			array_filter(
				$headers,
				static fn ( string $header ): bool => in_array( strstr( $header, ':', true ), $names, true )
			)
		);
	}

	/** Returns the newest entry of the form. If the form has no entries, returns an example. */
	private function entry( int $form_post, int $number, bool $is_example ): StoredEntry {
		return ( $is_example ? null : $this->newest( $number ) )
			?? $this->example->make( $number, PostSettings::of( $form_post, FormSettings::class )->mailTo );
	}

	/** Returns the newest entry of the form. Null if the form has no entries, or if the user can't read them. */
	private function newest( int $form_number ): ?StoredEntry {
		if (
			! current_user_can( 'vestibule_read_entries' )
				&& ! current_user_can( "vestibule_read_entries_{$form_number}" )
		) {
			return null;
		}
		$newest = $this->table->newest( $form_number );
		return null === $newest ? null : $this->entries->find( $newest->id );
	}

	private function name( StoredEntry $entry ): string {
		if ( 0 === $entry->id ) {
			return __( 'Example answers', 'vestibule' );
		}
		return sprintf(
			/* translators: 1: ID of an entry, 2: day and time. */
			__( 'Entry %1$d of %2$s', 'vestibule' ),
			$entry->id,
			null === $entry->createdAt ? '' : $this->words->short( $entry->createdAt, wp_timezone_string() )
		);
	}
}
