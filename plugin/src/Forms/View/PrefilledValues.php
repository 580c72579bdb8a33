<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Prefill;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Date\Date;
use Vestibule\Fields\Types\Date\Days;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Html\PrivatePage;
use WP_Post;
use WP_User;

/**
 * Default values for a form's fields (docs/form-logic.md, prefilled fields). Values from URL parameters or from the
 * logged-in user belong to one visitor, so pages with such values are excluded from shared caches. On cached pages,
 * src/prefill fills in the values.
 */
final class PrefilledValues {

	public function __construct( private readonly RequestReader $requests ) {}

	/** @return array<string, string|list<string>> Values by posted name. */
	public function values( FormDefinition $form ): array {
		$values  = array();
		$request = null;
		foreach ( $form->fields as $field ) {
			$prefill = Prefill::of( $field );
			$values += match ( $prefill->source ) {
				'query' => $this->fromLink( $field, $prefill, $request ??= $this->requests->read() ),
				'user'  => $this->fromUser( $field, $prefill, wp_get_current_user() ),
				'page'  => self::one( $field, self::ofPage( $prefill->detail ) ),
				default => array(),
			};
			/**
			 * Filters the default value of a field if the URL, the user and the page provide no value. Return the same
			 * value for every visitor, because pages are cached.
			 *
			 * @param string         $text  Default value set by the editor.
			 * @param FormField      $field
			 * @param FormDefinition $form
			 */
			$text    = apply_filters(
				'vestibule/prefill',
				'' === $prefill->source ? '' : $prefill->value,
				$field,
				$form
			);
			$values += is_string( $text ) && '' !== $text ? $field->type->prefilled( $field, $text ) : array();
		}
		return $values + $form->initialValues();
	}

	/** @return array<string, string> Names of the URL parameters that fill in fields, by posted name. */
	public static function parameters( FormDefinition $form ): array {
		$parameters = array();
		foreach ( $form->fields as $field ) {
			$prefill = Prefill::of( $field );
			if ( 'query' === $prefill->source ) {
				$parameters[ $field->name ] = $prefill->parameter;
			}
		}
		return $parameters;
	}

	/** @return array<string, string> Default values of date fields that depend on the current day, by posted name. */
	public static function days( FormDefinition $form ): array {
		$days = array();
		foreach ( $form->fields as $field ) {
			$prefill = Prefill::of( $field );
			if ( $field->type instanceof Date && '' !== $prefill->source && Days::moves( $prefill->value ) ) {
				$days[ $field->name ] = $prefill->value;
			}
		}
		return $days;
	}

	/** @return array<string, string|list<string>> */
	private function fromLink( FormField $field, Prefill $prefill, Request $request ): array {
		$values = self::one( $field, (string) $request->query( $prefill->parameter ) );
		foreach ( $field->parts() as $part ) {
			$values = array_filter(
				array( $part['name'] => self::cut( (string) $request->query( $prefill->parameter, $part['key'] ) ) )
			) + $values;
		}
		return $this->private( $values );
	}

	/** @return array<string, string|list<string>> */
	private function fromUser( FormField $field, Prefill $prefill, WP_User $user ): array {
		if ( ! $user->exists() ) {
			return array();
		}
		$texts  = array(
			''           => $user->display_name,
			'email'      => $user->user_email,
			'id'         => (string) $user->ID,
			'first_name' => $user->first_name,
			'last_name'  => $user->last_name,
		);
		$values = array();
		foreach ( $field->parts() as $part ) {
			$values[ $part['name'] ] = $texts[ $part['key'] ] ?? '';
		}
		$values = array_filter( $values );
		return $this->private( array() === $values ? self::one( $field, $texts[ $prefill->detail ] ?? '' ) : $values );
	}

	private static function ofPage( string $detail ): string {
		$page = get_queried_object();
		return ! $page instanceof WP_Post ? '' : match ( $detail ) {
			'id'    => (string) $page->ID,
			'url'   => (string) get_permalink( $page ),
			default => html_entity_decode(
				wp_strip_all_tags( get_the_title( $page ) ),
				ENT_QUOTES | ENT_HTML5,
				'UTF-8'
			),
		};
	}

	/** @return array<string, string|list<string>> */
	private static function one( FormField $field, string $text ): array {
		return '' === $text ? array() : $field->type->prefilled( $field, self::cut( $text ) );
	}

	private static function cut( string $text ): string {
		return mb_substr( $text, 0, Prefill::MAX_CHARACTERS, 'UTF-8' );
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>>
	 */
	private function private( array $values ): array {
		if ( array() !== $values ) {
			PrivatePage::forbidSharedCaching();
		}
		return $values;
	}
}
