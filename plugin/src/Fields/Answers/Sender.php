<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Vestibule\Fields\FormField;
use Vestibule\Kernel\EmailAddress;

/**
 * Name, email address and phone number of the sender, taken from the answers. Lists, emails, bookings and spam checks
 * all use this class (tests/vectors/sender.json).
 */
final class Sender {

	/** Matches input names of name, email and phone fields, for answers to fields that the form no longer has. */
	private const FORMER = '/^(?:(names(?:\[|$))|(email)|(phone))/';

	private function __construct(
		public readonly string $name,
		public readonly string $email,
		public readonly string $phone,
	) {}

	/**
	 * @param list<FormField>                    $fields Fields of the form.
	 * @param array<string, string|list<string>> $values Values by input name.
	 * @return self Sender with all answers to name fields in form order, the first email address and the first phone
	 * number.
	 */
	public static function of( array $fields, array $values ): self {
		$found = array( 'name' => array(), 'email' => array(), 'phone' => array() );
		foreach ( $fields as $field ) {
			$kind = self::kind( $field );
			foreach ( array_keys( $field->labels() ) as $name ) {
				if ( null !== $kind ) {
					array_push( $found[ $kind ], ...self::texts( $values[ $name ] ?? '' ) );
				}
				unset( $values[ $name ] );
			}
		}
		foreach ( $values as $name => $value ) {
			$kind = 1 === preg_match( self::FORMER, (string) $name, $match )
				? array( 'name', 'email', 'phone' )[ count( $match ) - 2 ]
				: null;
			if ( null !== $kind ) {
				array_push(
					$found[ $kind ],
					...array_filter(
						self::texts( $value ),
						static fn ( string $text ): bool => 'email' !== $kind || EmailAddress::isValid( $text )
					)
				);
			}
		}
		return new self( implode( ' ', $found['name'] ), $found['email'][0] ?? '', $found['phone'][0] ?? '' );
	}

	/** @return 'name'|'email'|'phone'|null */
	private static function kind( FormField $field ): ?string {
		$role = $field->type->role();
		return match ( true ) {
			AnswerRole::Name === $role        => 'name',
			AnswerRole::Email === $role       => 'email',
			'phone' === $field->type->name()  => 'phone',
			default                           => null,
		};
	}

	/**
	 * @param string|list<string> $value
	 * @return list<string> Trimmed values that are not empty.
	 */
	private static function texts( string|array $value ): array {
		return array_values(
			array_filter( array_map( 'trim', (array) $value ), static fn ( string $text ): bool => '' !== $text )
		);
	}
}
