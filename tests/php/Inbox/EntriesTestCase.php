<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Rows, users and requests for the tests of the admin screens. */
abstract class EntriesTestCase extends TestCase {

	protected const ROUTE = '/vestibule/v1/entries';

	protected function signIn( string $role ): int {
		if ( '' === $role ) {
			wp_set_current_user( 0 );
			return 0;
		}
		$id = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'x', 'user_email' => wp_rand() . '@example.org', 'role' => $role ) );
		assert( is_int( $id ) );
		wp_set_current_user( $id );
		return $id;
	}

	/** Logs in a new user with the role and these additional capabilities. */
	protected function signInWith( string $role, string ...$capabilities ): void {
		$user = get_userdata( $this->signIn( $role ) );
		assert( false !== $user );
		foreach ( $capabilities as $capability ) {
			$user->add_cap( $capability );
		}
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
	}

	/**
	 * @param array<string, string|list<string>> $data
	 * @param array<string, string|int|null>     $row  Columns with other values than the default. mail_tries,
	 * mail_next_at and mail_error belong to the email to the team in the log, whose status is mail_status.
	 */
	protected function entry( array $data = array(), array $row = array() ): int {
		global $wpdb;
		$data += array( 'names[first_name]' => 'Ada', 'names[last_name]' => 'Lovelace', 'email' => 'ada@example.org', 'input_text' => 'A course' );
		$texts = array();
		array_walk_recursive(
			$data,
			static function ( string $text ) use ( &$texts ): void {
				$texts[] = $text;
			}
		);
		$mail = array_intersect_key( $row, array( 'mail_tries' => 0, 'mail_next_at' => 0, 'mail_error' => 0 ) );
		$wpdb->insert(
			$wpdb->prefix . 'vestibule_submissions',
			array_diff_key( $row, $mail ) + array(
				'form_id'     => 4,
				'created_at'  => '2026-11-21 09:00:00',
				'status'      => 'unread',
				'data'        => (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
				'search_text' => mb_strtolower( implode( "\n", $texts ) ),
				'source_url'  => 'https://example.org/contact/',
				'user_id'     => null,
				'mail_status' => 'sent',
			)
		);
		$id = $wpdb->insert_id;
		if ( array() !== $mail ) {
			$wpdb->insert(
				$wpdb->prefix . 'vestibule_mails',
				array( 'entry_id' => $id, 'notification' => 'owner', 'status' => $row['mail_status'] ?? 'sent', 'tries' => $mail['mail_tries'] ?? 0, 'next_at' => $mail['mail_next_at'] ?? null, 'error' => $mail['mail_error'] ?? '', 'created_at' => '2026-11-21 09:00:00' )
			);
		}
		return $id;
	}

	protected function booking( int $entry, string $start = '2026-12-01 09:00:00', string $zone = 'America/New_York', string $status = 'booked' ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'vestibule_bookings',
			array(
				'event_id'      => 0,
				'submission_id' => $entry,
				'start_at'      => $start,
				'end_at'        => gmdate( 'Y-m-d H:i:s', (int) strtotime( $start . ' UTC' ) + 1800 ),
				'seat'          => $entry,
				'status'        => $status,
				'timezone'      => $zone,
				'created_at'    => '2026-11-21 09:00:00',
			)
		);
	}

	/** @param array<string, mixed> $params URL parameters for GET, otherwise JSON. */
	protected function call( string $method, string $route, array $params = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $params ) );
		}
		return rest_get_server()->dispatch( $request );
	}

	/** @return array<mixed> */
	protected function data( WP_REST_Response $answer ): array {
		$data = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * @param array<string, mixed> $params
	 * @return list<mixed> Listed entries.
	 */
	protected function listed( array $params ): array {
		$answer = $this->call( 'GET', self::ROUTE, $params );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return array_column( $this->data( $answer ), 'id' );
	}

	protected function statusOf( int $id ): ?string {
		return $this->row( $id )['status'] ?? null;
	}

	/** @return array<string, string|null>|null */
	protected function row( int $id ): ?array {
		global $wpdb;
		/** @var array<string, string|null>|null $row */
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $wpdb->prefix . 'vestibule_submissions', $id ), ARRAY_A );
		return $row;
	}
}
