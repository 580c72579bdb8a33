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
 * Validates appointment types and hosts from REST requests before anything is stored. Otherwise, WordPress would store
 * the title and then reject the settings, with technical messages about the JSON Schema. Omitted settings are not
 * changed. Valid values are never rounded, truncated or replaced.
 */
final class SettingsValidator {

	/** Numeric settings of an appointment type. They can be submitted as strings. */
	public const NUMBERS = array(
		'duration', 'capacity', 'notice', 'horizon', 'step', 'bufferBefore', 'bufferAfter', 'dayLimit', 'moveUntil',
		'cancelUntil', 'waitingHold', 'waitingMost',
	);

	public function __construct(
		private readonly Schema $schema,
		private readonly Events $events,
		private readonly Hosts $hosts,
		private readonly Addresses $addresses,
		private readonly AccountField $account,
	) {}

	/**
	 * Validates an appointment type before it is stored. Skips autosaves, because visitors don't see them and WordPress
	 * ignores their errors.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	#[Hook( 'rest_pre_insert_vestibule_event' )]
	public function checkEvent( mixed $event, WP_REST_Request $request ): mixed {
		if (
			! $event instanceof stdClass || str_ends_with( untrailingslashit( $request->get_route() ), '/autosaves' )
		) {
			return $event;
		}
		$errors = $this->nameErrors( $event, __( 'Enter a name for the appointment type.', 'vestibule' ) );
		$sent   = self::sent( $request, Events::META );
		if ( null !== $sent ) {
			$settings = $this->readEvent(
				$sent + $this->stored( $event, Events::META, $this->events->sanitize( ... ) )
			);
			$errors  += $this->eventErrors( $settings );
			self::replace( $request, Events::META, $settings );
		}
		return array() === $errors ? $event : self::refusal( 'vestibule_event_refused', $errors );
	}

	/**
	 * Validates a host before it is stored.
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
			$settings = $this->hosts->hours->read(
				$sent + $this->stored( $host, Hosts::META, $this->hosts->sanitize( ... ) )
			);
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
	 * Converts settings to the stored format. Accepts all time formats that users can enter.
	 *
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, mixed>
	 */
	private function readEvent( array $sent ): array {
		$numbers = array();
		foreach ( self::NUMBERS as $key ) {
			$number          = is_string( $sent[ $key ] ?? null ) ? trim( $sent[ $key ] ) : null;
			$numbers[ $key ] = null !== $number && ctype_digit( $number ) && strlen( $number ) < 10
				? (int) $number
				: $sent[ $key ] ?? null;
		}
		return array_filter(
			$numbers + $this->hosts->hours->read( $sent ),
			static fn ( mixed $value ): bool => null !== $value
		);
	}

	/**
	 * @param array<array-key, mixed> $settings Result of readEvent().
	 * @return array<string, string> Error messages by field, such as `duration` or `hours.monday.0`.
	 */
	private function eventErrors( array $settings ): array {
		$errors = $this->schema->faults(
			'event',
			array_intersect_key(
				$settings,
				array_flip( array( ...self::NUMBERS, 'hostChoice', 'hostMails', 'reminders', 'waiting' ) )
			)
		);
		return $errors + $this
			->placeErrors( $settings['place'] ?? array() ) + $this
			->hostErrors( $settings['hosts'] ?? array() ) + $this->hosts->hours
			->errors( $settings );
	}

	/** @return array<string, string> */
	private function placeErrors( mixed $place ): array {
		$kind = is_array( $place ) ? $place['kind'] ?? 'none' : '';
		$text = is_array( $place ) ? $place['text'] ?? '' : '';
		if (
			! in_array( $kind, array( 'none', 'address', 'phone', 'video', 'text' ), true )
				|| ! is_string( $text )
				|| mb_strlen( $text ) > 500
		) {
			return array(
				'place' => __( 'Choose a type of location, and describe the location in at most 500 characters.', 'vestibule' ),
			);
		}
		if ( 'none' !== $kind && '' === trim( $text ) ) {
			return array( 'place' => __( 'Enter a location, or choose “No location”.', 'vestibule' ) );
		}
		$is_link = 1 === preg_match( '~^https?://[^\s/]+\S*$~D', trim( $text ) );
		return 'video' === $kind && ! $is_link
			? array( 'place' => __( 'Enter the complete link, such as https://meet.example.org/room.', 'vestibule' ) )
			: array();
	}

	/** @return array<string, string> */
	private function hostErrors( mixed $hosts ): array {
		$ids    = is_array( $hosts ) ? array_filter( $hosts, 'is_int' ) : null;
		$is_all = null !== $ids
			&& count( $ids ) === count( (array) $hosts )
			&& count( $ids ) <= $this->schema->mostItems( 'event', 'hosts' );
		foreach ( $is_all ? $ids : array() as $id ) {
			$is_all = $is_all && Hosts::NAME === get_post_type( $id );
		}
		return $is_all ? array() : array( 'hosts' => __( 'Choose hosts from the list.', 'vestibule' ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<array-key, mixed>|null Null if the request contains no settings.
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

	/** @return array<string, string> Error if a published post has no name. Drafts may have an empty name. */
	private function nameErrors( stdClass $sent, string $words ): array {
		$post   = get_post( self::id( $sent ) );
		$status = $sent->post_status ?? $post->post_status ?? 'draft';
		$name   = $sent->post_title ?? $post->post_title ?? '';
		return 'publish' === $status && is_string( $name ) && '' === trim( $name )
			? array( 'name' => $words )
			: array();
	}

	private static function id( stdClass $post ): int {
		return is_int( $post->ID ?? null ) ? $post->ID : 0;
	}

	/** @param array<string, string> $errors Error messages by field. */
	private static function refusal( string $code, array $errors ): WP_Error {
		return new WP_Error(
			$code,
			__( 'Nothing was saved, because some settings are not valid. See their errors.', 'vestibule' ),
			array( 'status' => 400, 'fields' => $errors )
		);
	}
}
