<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Contract\FormLimits;
use Vestibule\Kernel\Setting\PostSettings;

/** What of a form's limits does not fit together; each setting by itself is checked by the contract. */
final class LimitFaults {

	/**
	 * @param array<array-key, mixed> $meta As it is sent with the form.
	 * @return array<string, string> Sentences by path.
	 */
	public static function in( array $meta ): array {
		$key   = PostSettings::key( FormLimits::CONTRACT );
		$given = is_array( $meta[ $key ] ?? null ) ? $meta[ $key ] : array();
		$text  = static fn ( string $name ): string => is_string( $given[ $name ] ?? null ) ? $given[ $name ] : '';
		$roles = is_array( $given['roles'] ?? null ) ? $given['roles'] : array();
		$is_backwards = '' !== $text( 'opensAt' ) && '' !== $text( 'closesAt' ) && $text( 'closesAt' ) <= $text( 'opensAt' );
		return array_filter(
			array(
				"{$key}.closesAt"    => $is_backwards ? __( 'The form would close before it opens. Choose a later time.', 'vestibule' ) : '',
				"{$key}.onePerField" => 'field' === $text( 'onePer' ) && '' === $text( 'onePerField' ) ? __( 'Choose the field that a person is known by.', 'vestibule' ) : '',
				"{$key}.roles"       => 'roles' === $text( 'who' ) && array() === $roles ? __( 'Choose at least one role.', 'vestibule' ) : '',
			)
		);
	}
}
