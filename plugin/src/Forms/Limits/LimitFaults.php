<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Contract\FormLimits;
use Vestibule\Fields\Tree\Tree;
use Vestibule\Forms\OptIn\OptInRequest;
use Vestibule\Kernel\Setting\PostSettings;

/** Finds contradictions between the limits of a form. The contract only validates each setting separately. */
final class LimitFaults {

	/**
	 * @param array<array-key, mixed> $settings Settings sent with the form, or stored settings.
	 * @return array<string, string> Error messages by path.
	 */
	public static function inTree( array $settings, Tree $tree ): array {
		if ( 'email' !== ( $settings['onePer'] ?? '' ) ) {
			return array();
		}
		$email = OptInRequest::emailField( $tree->fields(), '' );
		$fault = match ( true ) {
			null === $email    => __( 'Add an email field, because people are recognized by their address.', 'vestibule' ),
			! $email->required => __(
				'Make the email field required. Otherwise, people without an address could send the form as often as they like.',
				'vestibule'
			),
			default            => '',
		};
		return array_filter( array( PostSettings::key( FormLimits::CONTRACT ) . '.onePer' => $fault ) );
	}

	/**
	 * @param array<array-key, mixed> $meta Post meta sent with the form.
	 * @return array<string, string> Error messages by path.
	 */
	public static function in( array $meta ): array {
		$key   = PostSettings::key( FormLimits::CONTRACT );
		$given = is_array( $meta[ $key ] ?? null ) ? $meta[ $key ] : array();
		$text  = static fn ( string $name ): string => is_string( $given[ $name ] ?? null ) ? $given[ $name ] : '';
		$roles = is_array( $given['roles'] ?? null ) ? $given['roles'] : array();
		$is_backwards = '' !== $text( 'opensAt' )
			&& '' !== $text( 'closesAt' )
			&& $text( 'closesAt' ) <= $text( 'opensAt' );
		return array_filter(
			array(
				"{$key}.closesAt"    => $is_backwards
					? __( 'The form would close before it opens. Choose a later time.', 'vestibule' )
					: '',
				"{$key}.onePerField" => 'field' === $text( 'onePer' ) && '' === $text( 'onePerField' )
					? __( 'Choose the field that identifies a person.', 'vestibule' )
					: '',
				"{$key}.roles"       => 'roles' === $text( 'who' ) && array() === $roles
					? __( 'Choose at least one role.', 'vestibule' )
					: '',
			)
		);
	}
}
