<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Field;
use Vestibule\Fields\Submitted\FormState;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Anchors in the URL of the page after a post without scripts. An anchor points to the heading with the result. The
 * heading gets the focus, so that screen readers read it (docs/form.md).
 */
final class FormAnchors {

	private const HEADINGS = array( 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' );

	/**
	 * @param string      $key   Key of the form instance.
	 * @param list<Field> $fields
	 */
	public static function of( string $key, FormState $state, array $fields ): string {
		return match ( true ) {
			self::hasTitle( array_keys( $state->errors ), $fields ) => self::problem( $key ),
			'' !== $state->message                                  => self::done( $key ),
			default                                                 => $key,
		};
	}

	/**
	 * Checks whether the list of errors has a title. Errors without a field, such as captcha errors, are shown without
	 * a title.
	 *
	 * @param list<string> $errors Posted names of the fields with errors.
	 * @param list<Field>  $fields
	 */
	private static function hasTitle( array $errors, array $fields ): bool {
		foreach ( $fields as $field ) {
			foreach ( $errors as $name ) {
				if ( $name === $field->name || str_starts_with( $name, "{$field->name}[" ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** Returns the ID of the title above the list of errors. */
	public static function problem( string $key ): string {
		return "{$key}_problem";
	}

	/**
	 * Returns the message with its first block marked as a heading. blocks/form/live/submission.ts does the same in the
	 * browser.
	 */
	public static function headed( string $message, string $key ): string {
		$tags = new WP_HTML_Tag_Processor( $message );
		if ( ! $tags->next_tag() || ! in_array( $tags->get_tag(), array( 'P', ...self::HEADINGS ), true ) ) {
			return $message;
		}
		if ( 'P' === $tags->get_tag() ) {
			$tags->set_attribute( 'role', 'heading' );
			$tags->set_attribute( 'aria-level', '2' );
		}
		$tags->set_attribute( 'id', self::done( $key ) );
		$tags->set_attribute( 'tabindex', '-1' );
		return $tags->get_updated_html();
	}

	private static function done( string $key ): string {
		return "{$key}_done";
	}
}
