<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use stdClass;
use Vestibule\Booking\Busy\AddressField;
use WP_Error;
use WP_REST_Request;

/** What REST sends as a host, before any of it is stored, as EventValidator does for events. */
final class HostValidator {

	public function __construct( private readonly Hosts $hosts, private readonly HoursRules $rules, private readonly AddressField $calendars ) {}

	/**
	 * For the filter rest_pre_insert_vestibule_host. Settings that are not sent stay as they are.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function check( mixed $host, WP_REST_Request $request ): mixed {
		if ( ! $host instanceof stdClass ) {
			return $host;
		}
		$meta   = $request->get_param( 'meta' );
		$sent   = is_array( $meta ) ? $meta[ HostPostType::META ] ?? null : null;
		$id     = is_int( $host->ID ?? null ) ? $host->ID : 0;
		$errors = $this->nameErrors( $host );
		$wrong  = $this->calendars->errors( $request, $id );
		if ( $wrong instanceof WP_Error ) {
			return $wrong;
		}
		if ( is_array( $meta ) && is_array( $sent ) ) {
			$stored   = $id > 0 ? $this->hosts->sanitize( get_post_meta( $id, HostPostType::META, true ) ) : array();
			$settings = $this->rules->read( array_filter( $sent, static fn ( mixed $value ): bool => null !== $value ) + $stored );
			$email    = $settings['email'] ?? '';
			if ( ! is_string( $email ) || ( '' !== $email && ! is_email( $email ) ) ) {
				$errors['email'] = __( 'Give an email address such as ada@example.org.', 'vestibule' );
			}
			$errors += $this->rules->errors( $settings );
			$request->set_param( 'meta', array( HostPostType::META => $settings ) + $meta );
		}
		$errors += $wrong;
		return array() === $errors ? $host : new WP_Error(
			'vestibule_host_refused',
			__( 'Nothing was saved: some settings are not right yet. Each says what it needs.', 'vestibule' ),
			array( 'status' => 400, 'fields' => $errors )
		);
	}

	/** @return array<string, string> A draft may lack its name; whom visitors are offered may not. */
	private function nameErrors( stdClass $host ): array {
		$post   = get_post( is_int( $host->ID ?? null ) ? $host->ID : 0 );
		$status = $host->post_status ?? $post->post_status ?? 'draft';
		$name   = $host->post_title ?? $post->post_title ?? '';
		return 'publish' === $status && is_string( $name ) && '' === trim( $name ) ? array( 'name' => __( 'Give the host a name.', 'vestibule' ) ) : array();
	}
}
