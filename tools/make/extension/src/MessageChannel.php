<?php

declare(strict_types=1);

namespace SampleExtension;

use Vestibule\Entries\StoredEntry;
use Vestibule\Outgoing\Channel\Channel;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a message about each new entry to a URL, such as an incoming webhook of a chat program. Vestibule schedules the
 * messages, retries them if they fail, and lists them on the Entries screen.
 */
final class MessageChannel implements Channel {

	private const TIMEOUT_SECONDS = 10;

	private const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	public function name(): string {
		return 'sample-extension';
	}

	public function label(): string {
		return __( 'Messages about entries', 'sample-extension' );
	}

	public function recipient(): string {
		return (string) wp_parse_url( Settings::url(), PHP_URL_HOST );
	}

	public function applies( StoredEntry $entry ): bool {
		return '' !== $this->recipient();
	}

	public function send( StoredEntry $entry, string $id ): string {
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

	/** Returns the message. It contains no answers, because the other server may store it. */
	private static function text( StoredEntry $entry ): string {
		$url = admin_url( "admin.php?page=vestibule-entries&entry={$entry->id}" );
		/* translators: 1: Title of a form. 2: URL of the entry. */
		return sprintf( __( 'New entry in “%1$s”: %2$s', 'sample-extension' ), html_entity_decode( $entry->formTitle ), $url );
	}
}
