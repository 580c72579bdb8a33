<?php

declare(strict_types=1);

namespace Vestibule\Forms\Programs;

use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;

defined( 'ABSPATH' ) || exit;

/** Converts the values from an API client to the format that a form would post: strings, lists and parts. */
final class PostedValues {

	/** Maximum depth of nested lists. */
	private const MAX_DEPTH = 5;

	/**
	 * @param array<array-key, mixed> $values Values by field name, or by posted name such as `names[first_name]`.
	 * @throws SubmissionRefused Status 400 or 413. Status 422 for a name that the form does not have, because a typo
	 * would otherwise lose an answer.
	 */
	public static function read( FormDefinition $form, array $values ): SubmittedData {
		$body    = array();
		$unknown = array();
		foreach ( $values as $name => $given ) {
			$name           = (string) $name;
			[ $key, $part ] = self::split( $name );
			$field          = $form->field( explode( ':', $key, 2 )[0] );
			if ( null === $field ) {
				$unknown[ $name ] = array( __( 'This form does not have this field.', 'vestibule' ) );
			} elseif ( null === $part ) {
				$body[ $key ] = self::merged(
					$body[ $key ] ?? null,
					self::plain( $key === $field->name ? $field->type->posted( $field, $given ) : $given )
				);
			} else {
				$body[ $key ] = self::merged( $body[ $key ] ?? null, array( $part => self::plain( $given ) ) );
			}
		}
		if ( array() !== $unknown ) {
			throw new SubmissionRefused( 422, $unknown );
		}
		return SubmittedData::fromBody( $body, strlen( http_build_query( $body ) ) );
	}

	/** @return array{string, string|null} */
	private static function split( string $name ): array {
		return 1 === preg_match( '/^([^\[\]]+)\[([^\[\]]+)\]$/D', $name, $match )
			? array( $match[1], $match[2] )
			: array( $name, null );
	}

	private static function merged( mixed $there, mixed $given ): mixed {
		return is_array( $there ) && is_array( $given ) ? $given + $there : $given;
	}

	/**
	 * @return string|array<array-key, mixed>
	 * @throws SubmissionRefused Status 400.
	 */
	private static function plain( mixed $given, int $depth = 0 ): string|array {
		if ( is_object( $given ) ) {
			$given = get_object_vars( $given );
		}
		return match ( true ) {
			is_array( $given )
				&& $depth < self::MAX_DEPTH => array_map(
					static fn ( mixed $one ): string|array => self::plain( $one, $depth + 1 ),
					$given
				),
			is_bool( $given )                            => $given ? '1' : '',
			is_scalar( $given ), null === $given         => (string) $given,
			default                                      => throw SubmissionRefused::malformed(),
		};
	}
}
