<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use Vestibule\Contract\FormOptIn;
use Vestibule\Entries\Entry;
use Vestibule\Fields\Answers\Answer;
use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\BooksTime;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Agreement;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Part of an entry that must be confirmed by email: the whole entry or a checkbox (docs/form-data.md, setting "Confirm
 * the address first"). An entry without an email address needs no confirmation, because it could never be confirmed.
 */
final class OptInRequest {

	/** Field types that contain a checkbox. */
	private const BOXES = array( 'agreement', 'terms', 'checkbox' );

	/**
	 * @param string $field Entry::WHOLE, or the posted name of a checkbox.
	 * @param string $what  Text that describes the entry or checkbox to confirm.
	 * @param int    $days  Number of days for which the link works.
	 */
	private function __construct(
		public readonly string $field,
		public readonly string $what,
		public readonly string $email,
		public readonly int $days,
	) {}

	/** @param array<string, string|list<string>> $values Stored values by posted name. */
	public static function of( FormDefinition $form, array $values ): ?self {
		$settings = PostSettings::of( $form->postId, FormOptIn::class );
		$email    = self::address( $form, $settings, $values );
		if ( '' === $email ) {
			return null;
		}
		if ( 'entry' === $settings->confirm && ! self::booksTime( $form ) ) {
			return new self( Entry::WHOLE, $form->title, $email, $settings->days );
		}
		$box   = 'field' === $settings->confirm ? self::box( $form, $settings->field ) : null;
		$value = null === $box ? '' : $values[ $box->name ] ?? '';
		if ( null === $box || array() === Answer::filled( $value ) ) {
			return null;
		}
		return new self( $box->name, self::words( $box, $value ), $email, $settings->days );
	}

	/**
	 * Returns the email address for the confirmation. Empty if the setting is off, or if the address is missing or
	 * invalid.
	 *
	 * @param array<string, string|list<string>> $values Values by posted name.
	 */
	public static function address( FormDefinition $form, FormOptIn $settings, array $values ): string {
		$field = '' === $settings->confirm ? null : self::emailField( $form->fields, $settings->email );
		$typed = null === $field ? '' : $values[ $field->name ] ?? '';
		return is_string( $typed ) && EmailAddress::isValid( trim( $typed ) ) ? trim( $typed ) : '';
	}

	/**
	 * @param list<FormField> $fields
	 * @param string          $name   Posted name of the field. Empty for the first email field.
	 */
	public static function emailField( array $fields, string $name ): ?FormField {
		foreach ( $fields as $field ) {
			if ( AnswerRole::Email === $field->type->role() && in_array( $name, array( '', $field->name ), true ) ) {
				return $field;
			}
		}
		return null;
	}

	public static function box( FormDefinition $form, string $name ): ?FormField {
		$field = $form->field( $name );
		return null !== $field && in_array( $field->type->name(), self::BOXES, true ) ? $field : null;
	}

	/**
	 * Checks whether the form books appointments. Entries of such a form cannot wait for a confirmation, because an
	 * appointment is either booked or not.
	 */
	public static function booksTime( FormDefinition $form ): bool {
		return array() !== array_filter(
			$form->fields,
			static fn ( FormField $field ): bool => $field->type instanceof BooksTime
		);
	}

	/**
	 * Returns the label of a checkbox with its answer, or with the text that the visitor agreed to. Excludes text typed
	 * by the visitor, because this label is printed in an email to an unconfirmed address.
	 *
	 * @param string|list<string> $value
	 */
	private static function words( FormField $box, string|array $value ): string {
		$agreed = $box->type instanceof Agreement && is_array( $value ) ? $value[1] ?? '' : '';
		$chosen = array_values(
			array_filter( (array) $value, static fn ( string $text ): bool => ! $box->isTyped( $text ) )
		);
		$words  = '' === $agreed ? ( new Answer( $box->name, $box->label, $chosen, $box ) )->text() : $agreed;
		return implode( ': ', array_filter( array( $box->label, $words ) ) );
	}
}
