<?php

declare(strict_types=1);

namespace Vestibule\Forms\Programs;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\FormField;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Phone;
use Vestibule\Fields\Value;
use Vestibule\Kernel\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a person's name, email address and phone number to values for a form. The first matching field validates and
 * normalizes each value. Values without a matching field are stored under default names.
 */
final class PersonValues {

	/** Default names for values without a matching field. The default form uses the same names. */
	private const BESIDE = array( 'name' => 'names[first_name]', 'email' => 'email', 'phone' => 'phone' );

	/** Phone numbers without a country code. They are stored as entered if the country is unknown. */
	private const NATIONAL = '#^[0-9(][0-9 ()/.-]{4,49}$#D';

	/** @var array<string, string|list<string>> Values by posted name. */
	public readonly array $values;

	/** @var array<string, list<string>> Errors by `name`, `email` and `phone`. */
	public readonly array $errors;

	/** @param array{name: string, email: string, phone: string} $person */
	public function __construct( FormDefinition $form, array $person ) {
		$values = array();
		$errors = array();
		foreach ( array_filter(
			array_map( trim( ... ), $person ),
			static fn ( string $text ): bool => '' !== $text
		) as $kind => $text ) {
			$field = self::field( $form, $kind );
			if ( null === $field ) {
				$values += array( self::BESIDE[ $kind ] => $text );
				$faults  = 'email' === $kind && ! EmailAddress::isValid( $text )
					? array( __( 'This is not an email address.', 'vestibule' ) )
					: array();
			} else {
				[ $posted, $faults ] = self::inField(
					$form,
					$field,
					'name' === $kind ? self::name( $field, $text ) : array( $field->name => $text )
				);
				$values             += $posted;
				$faults              = 'phone' === $kind && 1 === preg_match( self::NATIONAL, $text )
					? array()
					: $faults;
			}
			$errors = array() === $faults ? $errors : $errors + array( $kind => $faults );
		}
		$this->values = array_filter(
			$values,
			static fn ( string|array $value ): bool => '' !== $value && array() !== $value
		);
		$this->errors = $errors + (
			'' === trim( $person['name'] ) ? array( 'name' => array( __( 'Enter a name.', 'vestibule' ) ) ) : array()
		);
	}

	private static function field( FormDefinition $form, string $kind ): ?FormField {
		foreach ( $form->fields as $field ) {
			$role = $field->type->role();
			if (
				( 'phone' === $kind && $field->type instanceof Phone )
					|| ( null !== $role && AnswerRole::tryFrom( $kind ) === $role )
			) {
				return $field;
			}
		}
		return null;
	}

	/**
	 * Splits a name into parts. If the form has fields for the first and the last name, the last name is the last word.
	 * A single word is the first name.
	 *
	 * @return array<string, string> Values by posted name.
	 */
	private static function name( FormField $field, string $text ): array {
		$parts = array_column( $field->parts(), 'name', 'key' );
		$space = strrpos( $text, ' ' );
		$first = $parts['first_name'] ?? null;
		$last  = $parts['last_name'] ?? null;
		if ( null !== $first && null !== $last && false !== $space ) {
			return array( $first => trim( substr( $text, 0, $space ) ), $last => substr( $text, $space + 1 ) );
		}
		return array( $first ?? $last ?? array_values( $parts )[0] ?? $field->name => $text );
	}

	/**
	 * @param array<string, string> $posted
	 * @return array{array<string, string|list<string>>, list<string>} Values in the format that the field stores, and
	 * their errors. Missing values are not an error.
	 */
	private static function inField( FormDefinition $form, FormField $field, array $posted ): array {
		$context = $form->context( $posted + $form->initialValues() );
		$faults  = array_merge(
			array(),
			...array_values(
				array_intersect_key( $field->type->errors( $field, new Value( $posted ), $context ), $posted )
			)
		);
		$type    = $field->type;
		return array(
			array() === $faults && $type instanceof NormalizesValue
				? $type->normalize( $field, new Value( $posted ), $context )->posted
				: $posted,
			$faults,
		);
	}
}
