<?php

declare(strict_types=1);

namespace Vestibule\Form\Import\Sources;

use Vestibule\Form\Import\Choices;
use Vestibule\Form\Import\FormDraft;

defined( 'ABSPATH' ) || exit;

/** The text with tags that a form of Contact Form 7 is made of: HTML, and tags such as [email* your-email]. */
final class ContactForm7Template {

	private const TAG = '/\[([a-z][a-z0-9_]*)(\*?)((?:\s+(?:"[^"]*"|\'[^\']*\'|[^\]"\'\s]+))*)\s*\](?:([^[]*)\[\/\1\])?/s';

	private const TYPES = array(
		'text'       => 'text',
		'email'      => 'email',
		'url'        => 'url',
		'tel'        => 'phone',
		'number'     => 'number',
		'range'      => 'range',
		'date'       => 'date',
		'textarea'   => 'textarea',
		'select'     => 'dropdown',
		'checkbox'   => 'checkbox',
		'radio'      => 'radio',
		'file'       => 'file',
		'hidden'     => 'hidden',
	);

	public function __construct( private readonly FormDraft $draft ) {}

	public function read( string $template ): void {
		$at = 0;
		preg_match_all( self::TAG, $template, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $tags as $tag ) {
			$label = $this->words( substr( $template, $at, $tag[0][1] - $at ) );
			$at    = $tag[0][1] + strlen( $tag[0][0] );
			$this->tag( $tag[1][0], '*' === $tag[2][0], $tag[3][0], $label, $tag[4][0] ?? '' );
		}
		$this->paragraphs( $this->lines( substr( $template, $at ) ) );
	}

	/** What stands before a tag: its last line names the field, the others are text of the form. */
	private function words( string $html ): string {
		$lines = $this->lines( $html );
		$label = (string) array_pop( $lines );
		$this->paragraphs( $lines );
		return trim( $label, " \t:*" );
	}

	/** @return list<string> Plain text. */
	private function lines( string $html ): array {
		$broken = (string) preg_replace( '/<\/?(?:p|div|br|label|h[1-6]|li|ul|ol|fieldset|legend|td|tr)\b[^>]*>/i', "\n", $html );
		$lines  = preg_split( '/\R+/', html_entity_decode( wp_strip_all_tags( $broken ), ENT_QUOTES, 'UTF-8' ) );
		return array_values( array_filter( array_map( 'trim', false === $lines ? array() : $lines ), static fn ( string $line ): bool => '' !== $line ) );
	}

	/** @param list<string> $lines */
	private function paragraphs( array $lines ): void {
		array_walk( $lines, fn ( string $line ) => $this->draft->paragraph( esc_html( $line ) ) );
	}

	private function tag( string $kind, bool $required, string $given, string $label, string $inside ): void {
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'|(\S+)/', $given, $parts, PREG_SET_ORDER );
		$texts = array();
		$words = array();
		foreach ( $parts as $part ) {
			if ( isset( $part[3] ) && '' !== $part[3] ) {
				$words[] = $part[3];
			} else {
				$texts[] = html_entity_decode( '' === ( $part[1] ?? '' ) ? $part[2] ?? '' : $part[1], ENT_QUOTES, 'UTF-8' );
			}
		}
		if ( 'submit' === $kind ) {
			$this->draft->button( $texts[0] ?? '' );
		} elseif ( 'acceptance' === $kind ) {
			$text = trim( '' === $inside ? $label : $inside );
			$this->draft->field( 'agreement', array( 'name' => $words[0] ?? '', 'label' => __( 'Agreement', 'vestibule' ), 'text' => wp_kses_post( $text ), 'required' => ! in_array( 'optional', $words, true ) ) );
		} elseif ( isset( self::TYPES[ $kind ] ) ) {
			$this->field( self::TYPES[ $kind ], $required, $label, $words, $texts );
		} else {
			/* translators: 1: label of a field, 2: what its builder calls its type. */
			$this->draft->lose( sprintf( __( '“%1$s” was left out: nothing here does what “%2$s” does.', 'vestibule' ), '' === $label ? $kind : $label, $kind ) );
		}
	}

	/**
	 * @param list<string> $words Name and options, such as `min:1`.
	 * @param list<string> $texts In quotes: options, or a value.
	 */
	private function field( string $type, bool $required, string $label, array $words, array $texts ): void {
		$options   = in_array( $type, array( 'dropdown', 'checkbox', 'radio' ), true );
		$is_hint   = in_array( 'placeholder', $words, true ) || in_array( 'watermark', $words, true );
		$type      = 'dropdown' === $type && in_array( 'multiple', $words, true ) ? 'multi-select' : $type;
		$type      = 'checkbox' === $type && in_array( 'exclusive', $words, true ) ? 'radio' : $type;
		$name      = $words[0] ?? '';
		$this->draft->field(
			$type,
			array(
				'name'        => $name,
				'label'       => '' === $label ? $name : $label,
				'required'    => $required || 'radio' === $type,
				'placeholder' => $is_hint && ! $options ? $texts[0] ?? '' : '',
				'options'     => $options ? Choices::fromTexts( array_map( static fn ( string $text ): string => explode( '|', $text )[0], $texts ) ) : array(),
				'maxLength'   => (int) $this->option( $words, 'maxlength' ),
				'autocomplete' => 'text' === $type ? $this->option( $words, 'autocomplete' ) : '',
				'min'         => in_array( $type, array( 'number', 'range' ), true ) ? $this->option( $words, 'min' ) : '',
				'max'         => in_array( $type, array( 'number', 'range' ), true ) ? $this->option( $words, 'max' ) : '',
				'value'       => 'hidden' === $type ? $texts[0] ?? '' : '',
			)
		);
	}

	/** @param list<string> $words */
	private function option( array $words, string $name ): string {
		foreach ( $words as $word ) {
			if ( str_starts_with( $word, "{$name}:" ) ) {
				return substr( $word, strlen( $name ) + 1 );
			}
		}
		return '';
	}
}
