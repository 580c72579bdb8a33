<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use stdClass;
use Vestibule\Calendar\Busy\Addresses;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_REST_Request;

/**
 * What REST sends as an event or a host, before any of it is stored: WordPress would store the title and refuse the
 * settings after that, and say it in the words of JSON Schema. Settings that are not sent stay as they are; what is right is
 * stored as it was typed: nothing is rounded, cut or replaced.
 */
final class SettingsValidator {

	/** Numbers of an event, which may be typed as text. */
	public const NUMBERS = array( 'duration', 'capacity', 'notice', 'horizon', 'step', 'bufferBefore', 'bufferAfter', 'dayLimit', 'moveUntil', 'cancelUntil', 'waitingHold', 'waitingMost' );

	public function __construct(
		private readonly Schema $schema,
		private readonly Events $events,
		private readonly Hosts $hosts,
		private readonly Addresses $addresses,
		private readonly AccountField $account,
	) {}

	/**
	 * For the filter rest_pre_insert_vestibule_event. An autosave stores nothing that visitors meet, and WordPress takes no
	 * refusal of one.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	#[Hook( 'rest_pre_insert_vestibule_event' )]
	public function checkEvent( mixed $event, WP_REST_Request $request ): mixed {
		if ( ! $event instanceof stdClass || str_ends_with( untrailingslashit( $request->get_route() ), '/autosaves' ) ) {
			return $event;
		}
		$errors = $this->nameErrors( $event, __( 'Enter a name for the appointment type.', 'vestibule' ) );
		$sent   = self::sent( $request, Events::META );
		if ( null !== $sent ) {
			$settings = $this->readEvent( $sent + $this->stored( $event, Events::META, $this->events->sanitize( ... ) ) );
			$errors  += $this->eventErrors( $settings );
			self::replace( $request, Events::META, $settings );
		}
		return array() === $errors ? $event : self::refusal( 'vestibule_event_refused', $errors );
	}

	/**
	 * For the filter rest_pre_insert_vestibule_host.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	#[Hook( 'rest_pre_insert_vestibule_host' )]
	public function checkHost( mixed $host, WP_REST_Request $request ): mixed {
		if ( ! $host instanceof stdClass ) {
			return $host;
		}
		$errors = $this->nameErrors( $host, __( 'Enter a name for the host.', 'vestibule' ) );
		$wrong  = $this->addresses->errors( $request, self::id( $host ) );
		$denied = $this->account->errors( $request, self::id( $host ) );
		if ( $wrong instanceof WP_Error || $denied instanceof WP_Error ) {
			return $wrong instanceof WP_Error ? $wrong : $denied;
		}
		$sent = self::sent( $request, Hosts::META );
		if ( null !== $sent ) {
			$settings = $this->hosts->hours->read( $sent + $this->stored( $host, Hosts::META, $this->hosts->sanitize( ... ) ) );
			$email    = $settings['email'] ?? '';
			if ( ! is_string( $email ) || ( '' !== $email && ! EmailAddress::isValid( $email ) ) ) {
				$errors['email'] = __( 'Enter an email address such as ada@example.org.', 'vestibule' );
			}
			$errors += $this->hosts->hours->errors( $settings );
			self::replace( $request, Hosts::META, $settings );
		}
		$errors += $wrong + $denied;
		return array() === $errors ? $host : self::refusal( 'vestibule_host_refused', $errors );
	}

	/**
	 * The settings as they are stored; times as people write them are read.
	 *
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, mixed>
	 */
	private function readEvent( array $sent ): array {
		$numbers = array();
		foreach ( self::NUMBERS as $key ) {
			$number          = is_string( $sent[ $key ] ?? null ) ? trim( $sent[ $key ] ) : null;
			$numbers[ $key ] = null !== $number && ctype_digit( $number ) && strlen( $number ) < 10 ? (int) $number : $sent[ $key ] ?? null;
		}
		return array_filter( $numbers + $this->hosts->hours->read( $sent ), static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * @param array<array-key, mixed> $settings As readEvent() gives them.
	 * @return array<string, string> Words by control, such as `duration` or `hours.monday.0`.
	 */
	private function eventErrors( array $settings ): array {
		$errors = $this->schema->faults( 'event', array_intersect_key( $settings, array_flip( array( ...self::NUMBERS, 'hostChoice', 'hostMails', 'reminders', 'waiting' ) ) ) );
		return $errors + $this->placeErrors( $settings['place'] ?? array() ) + $this->hostErrors( $settings['hosts'] ?? array() ) + $this->hosts->hours->errors( $settings );
	}

	/** @return array<string, string> */
	private function placeErrors( mixed $place ): array {
		$kind = is_array( $place ) ? $place['kind'] ?? 'none' : '';
		$text = is_array( $place ) ? $place['text'] ?? '' : '';
		if ( ! in_array( $kind, array( 'none', 'address', 'phone', 'video', 'text' ), true ) || ! is_string( $text ) || mb_strlen( $text ) > 500 ) {
			return array( 'place' => __( 'Choose a kind of place, and give it in 500 characters at most.', 'vestibule' ) );
		}
		if ( 'none' !== $kind && '' === trim( $text ) ) {
			return array( 'place' => __( 'Say where it is, or choose “No place”.', 'vestibule' ) );
		}
		$is_link = 1 === preg_match( '~^https?://[^\s/]+\S*$~D', trim( $text ) );
		return 'video' === $kind && ! $is_link ? array( 'place' => __( 'Enter the whole link, such as https://meet.example.org/room.', 'vestibule' ) ) : array();
	}

	/** @return array<string, string> */
	private function hostErrors( mixed $hosts ): array {
		$ids    = is_array( $hosts ) ? array_filter( $hosts, 'is_int' ) : null;
		$is_all = null !== $ids && count( $ids ) === count( (array) $hosts ) && count( $ids ) <= $this->schema->mostItems( 'event', 'hosts' );
		foreach ( $is_all ? $ids : array() as $id ) {
			$is_all = $is_all && Hosts::NAME === get_post_type( $id );
		}
		return $is_all ? array() : array( 'hosts' => __( 'Choose hosts from the list.', 'vestibule' ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<array-key, mixed>|null Null where no settings are sent.
	 */
	private static function sent( WP_REST_Request $request, string $key ): ?array {
		$meta = $request->get_param( 'meta' );
		$sent = is_array( $meta ) ? $meta[ $key ] ?? null : null;
		return is_array( $sent ) ? array_filter( $sent, static fn ( mixed $value ): bool => null !== $value ) : null;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param array<array-key, mixed>               $settings
	 */
	private static function replace( WP_REST_Request $request, string $key, array $settings ): void {
		$request->set_param( 'meta', array( $key => $settings ) + (array) $request->get_param( 'meta' ) );
	}

	/**
	 * @param Closure(mixed): array<string, mixed> $sanitize
	 * @return array<string, mixed>
	 */
	private function stored( stdClass $post, string $key, Closure $sanitize ): array {
		$id = self::id( $post );
		return $id > 0 ? $sanitize( get_post_meta( $id, $key, true ) ) : array();
	}

	/** @return array<string, string> A draft may lack its name; what visitors are offered may not. */
	private function nameErrors( stdClass $sent, string $words ): array {
		$post   = get_post( self::id( $sent ) );
		$status = $sent->post_status ?? $post->post_status ?? 'draft';
		$name   = $sent->post_title ?? $post->post_title ?? '';
		return 'publish' === $status && is_string( $name ) && '' === trim( $name ) ? array( 'name' => $words ) : array();
	}

	private static function id( stdClass $post ): int {
		return is_int( $post->ID ?? null ) ? $post->ID : 0;
	}

	/** @param array<string, string> $errors Words by control. */
	private static function refusal( string $code, array $errors ): WP_Error {
		return new WP_Error(
			$code,
			__( 'Nothing was saved: some settings are not right yet. Each says what it needs.', 'vestibule' ),
			array( 'status' => 400, 'fields' => $errors )
		);
	}
}
