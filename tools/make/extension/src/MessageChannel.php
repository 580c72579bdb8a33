<?php

declare(strict_types=1);

namespace SampleExtension;

use Vestibule\Entries\StoredEntry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a message about each new entry to a URL, such as an incoming webhook of a chat program. WordPress's cron sends
 * the messages, so that visitors don't wait for the other server. Only the ID of the entry is stored until then.
 *
 * @phpstan-type Entry array{id: int, status: string, form: array{id: int, title: string}}
 */
final class MessageChannel {

	/** Hook of the cron event. Its arguments are the ID of the entry and the number of the attempt, from 1. */
	public const DELIVER = 'sample_extension_deliver';

	/** Pauses after failed attempts, in seconds. After the last attempt, the entry gets a note. */
	private const PAUSE_SECONDS = array( MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS );

	private const TIMEOUT_SECONDS = 10;

	private const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/** Schedules the message. Runs after an entry has been stored that is not spam. */
	public static function schedule( StoredEntry $entry ): void {
		if ( '' !== Settings::url() ) {
			wp_schedule_single_event( time(), self::DELIVER, array( $entry->id, 1 ) );
		}
	}

	/** Sends the message. If this fails, schedules the next attempt. */
	public static function deliver( int $id, int $attempt ): void {
		/** @var Entry|WP_Error|null $entry */
		$entry = vestibule()->entries()->get( $id );
		if ( null === $entry || '' === Settings::url() ) {
			return;
		}
		$error = is_wp_error( $entry ) ? $entry->get_error_message() : self::send( $entry );
		if ( '' === $error ) {
			return;
		}
		if ( isset( self::PAUSE_SECONDS[ $attempt - 1 ] ) ) {
			$next = time() + self::PAUSE_SECONDS[ $attempt - 1 ];
			wp_schedule_single_event( $next, self::DELIVER, array( $id, $attempt + 1 ) );
			return;
		}
		/* translators: %s: Reason, such as "HTTP status 500". */
		$note = sprintf( __( 'The message about this entry was not delivered: %s', 'sample-extension' ), $error );
		vestibule()->entries()->update( $id, array( 'note' => $note ) );
	}

	/**
	 * @param Entry $entry Some properties of an entry.
	 * @return string Error message. Empty if the message was accepted, or if the entry is in the Trash or spam.
	 */
	private static function send( array $entry ): string {
		if ( in_array( $entry['status'], array( 'trash', 'spam' ), true ) ) {
			return '';
		}
		$response = wp_safe_remote_post(
			Settings::url(),
			array(
				'timeout'     => self::TIMEOUT_SECONDS,
				'redirection' => 0,
				'headers'     => array( 'Content-Type' => 'application/json; charset=utf-8' ),
				'body'        => (string) wp_json_encode( array( 'text' => self::text( $entry ) ), self::JSON ),
			)
		);
		if ( is_wp_error( $response ) ) {
			return $response->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		/* translators: %d: HTTP status of a server's response, such as 500. */
		return $status >= 200 && $status < 300 ? '' : sprintf( __( 'HTTP status %d', 'sample-extension' ), $status );
	}

	/**
	 * Returns the message. It contains no answers, because the other server may store it.
	 *
	 * @param Entry $entry
	 */
	private static function text( array $entry ): string {
		$url = admin_url( "admin.php?page=vestibule-entries&entry={$entry['id']}" );
		/* translators: 1: Title of a form. 2: URL of the entry. */
		return sprintf( __( 'New entry in “%1$s”: %2$s', 'sample-extension' ), $entry['form']['title'], $url );
	}
}
