<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Tools\Import\Attributes;
use Vestibule\Tools\Import\FormDraft;

defined( 'ABSPATH' ) || exit;

/** Imports the template of a Contact Form 7 form, which is HTML with tags such as [email* your-email]. */
final class ContactForm7Template {

	/** Matches a tag. The space before a quote can be missing, as in placeholder"Name". */
	private const TAG = '/\[([a-z][a-z0-9_]*)(\*?)((?:\s+[^\]"\'\s]+(?:\s*"[^"]*"|\s*\'[^\']*\')*|\s*"[^"]*"|\s*\'[^\']*\')*)\s*\](?:([^[]*)\[\/\1\])?/s';

	/** Matches tags that can't be parsed: those with an unclosed quote or without an end, and end tags of groups. */
	private const BROKEN = '/\[([a-z][a-z0-9_]*\*|'
		. '(?:text|email|url|tel|number|range|date|textarea|select|checkbox|radio|file|hidden|acceptance|quiz|submit|group|step)(?=[\s"\'\]]))([^\]\r\n]*)\]?|\[\/([a-z][a-z0-9_]*)\]/';

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

	/** Tags that contain fields. Other plugins add them to Contact Form 7. */
	private const CONTAINERS = array( 'group', 'step' );

	/** @var array<string, array<string, string>> Hidden values of options (after "|"), by field and option. */
	private array $pipes = array();

	public function __construct( private readonly FormDraft $draft ) {}

	/**
	 * Adds the fields and the text of the template to the draft.
	 *
	 * @return array<string, array<string, string>> Hidden values of options (after "|"), by field and option.
	 */
	public function read( string $template ): array {
		$at = 0;
		preg_match_all( self::TAG, $template, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $tags as $tag ) {
			$before = substr( $template, $at, $tag[0][1] - $at );
			$at     = $tag[0][1] + strlen( $tag[0][0] );
			if ( in_array( $tag[1][0], self::CONTAINERS, true ) ) {
				$this->container( $tag[1][0], $before, new ContactForm7Tag( $tag[3][0] ), $tag[4][0] ?? '' );
				continue;
			}
			$label = $this->words( $before );
			$this->tag( $tag[1][0], '*' === $tag[2][0], new ContactForm7Tag( $tag[3][0] ), $label, $tag[4][0] ?? '' );
		}
		$this->paragraphs( $this->lines( substr( $template, $at ) ) );
		return $this->pipes;
	}

	/** Imports the text before and inside a container. Reports the container itself. */
	private function container( string $kind, string $before, ContactForm7Tag $tag, string $inside ): void {
		$this->paragraphs( array( ...$this->lines( $before ), ...$this->lines( $inside ) ) );
		$this->draft->loseField( '' === $tag->name ? $kind : $tag->name, $kind );
	}

	/** Returns the label of a field, which is the last line before the tag. Earlier lines become paragraphs. */
	private function words( string $html ): string {
		$lines = $this->lines( $html );
		$label = (string) array_pop( $lines );
		$this->paragraphs( $lines );
		return trim( $label, " \t:*" );
	}

	/** @return list<string> Lines as plain text. */
	private function lines( string $html ): array {
		$html   = $this->withoutTags( $html );
		$broken = (string) preg_replace(
			'/<\/?(?:p|div|br|label|h[1-6]|li|ul|ol|fieldset|legend|td|tr)\b[^>]*>/i',
			"\n",
			$html
		);
		$lines  = preg_split( '/\R+/', html_entity_decode( wp_strip_all_tags( $broken ), ENT_QUOTES, 'UTF-8' ) );
		return array_values(
			array_filter(
				array_map( 'trim', false === $lines ? array() : $lines ),
				static fn ( string $line ): bool => '' !== $line
			)
		);
	}

	/** Removes tags that can't be parsed, and reports their fields. */
	private function withoutTags( string $html ): string {
		return (string) preg_replace_callback(
			self::BROKEN,
			function ( array $found ): string {
				if ( '' !== $found[1] ) {
					$name = preg_split( '/[\s"\']+/', trim( $found[2] ) )[0] ?? '';
					$this->draft->loseField( '' === $name ? $found[0] : $name, $found[1] );
				}
				return '';
			},
			$html
		);
	}

	/** @param list<string> $lines */
	private function paragraphs( array $lines ): void {
		array_walk( $lines, fn ( string $line ) => $this->draft->paragraph( esc_html( $line ) ) );
	}

	private function tag( string $kind, bool $required, ContactForm7Tag $tag, string $label, string $inside ): void {
		if ( 'submit' === $kind ) {
			$this->draft->button( $tag->texts[0] ?? '' );
		} elseif ( 'acceptance' === $kind ) {
			$this->agreement( $tag, trim( '' === $inside ? $label : $inside ) );
		} elseif ( isset( self::TYPES[ $kind ] ) ) {
			$this->field(
				self::TYPES[ $kind ],
				$required,
				'' === $label ? $tag->name : $label,
				$tag,
				'textarea' === $kind ? trim( $inside ) : ''
			);
		} else {
			$this->draft->loseField( '' === $label ? $kind : $label, $kind );
		}
	}

	private function agreement( ContactForm7Tag $tag, string $text ): void {
		$this->draft->expect( $tag->name, 'agreement' );
		$this->draft->field(
			'agreement',
			array(
				'name' => $tag->name,
				'label' => __( 'Agreement', 'vestibule' ),
				'text' => wp_kses_post( $text ),
				'required' => ! $tag->has( 'optional' ),
			)
		);
		$this->draft->leaveOut( "“{$tag->name}”", $tag->unread() );
	}

	/**
	 * Imports a field.
	 *
	 * @param string $inside Text inside a textarea, which is its default value.
	 */
	private function field( string $type, bool $required, string $label, ContactForm7Tag $tag, string $inside ): void {
		$limits = 'file' === $type ? $tag->files( $this->draft, $label ) : array();
		if ( null === $limits ) {
			return;
		}
		$is_list = in_array( $type, array( 'dropdown', 'checkbox', 'radio' ), true );
		$options = $is_list ? $this->options( $type, $tag ) : array();
		$is_hint = $tag->has( 'placeholder' ) || $tag->has( 'watermark' );
		$type    = 'dropdown' === $type && $tag->has( 'multiple' ) ? 'multi-select' : $type;
		$type    = 'checkbox' === $type && $tag->has( 'exclusive' ) ? 'radio' : $type;
		$limited = in_array( $type, array( 'number', 'range' ), true );
		$text    = '' === $inside ? $tag->texts[0] ?? '' : $inside;
		$value   = $is_list || $is_hint ? '' : $text;
		$this->draft->expect( $tag->name, $type );
		$this->draft->field(
			$type,
			$limits + array(
				'name'         => $tag->name,
				'label'        => $label,
				'required'     => $required || 'radio' === $type,
				'placeholder'  => $is_list ? $this->firstAsLabel( $type, $tag ) : ( $is_hint ? $text : '' ),
				'options'      => $options,
				'other'        => $is_list && $tag->has( 'free_text' ),
				'maxLength'    => (int) $tag->option( 'maxlength' ),
				'autocomplete' => 'text' === $type ? $tag->option( 'autocomplete' ) : '',
				'min'          => $limited ? $tag->option( 'min' ) : ( 'date' === $type ? $tag->day( 'min' ) : '' ),
				'max'          => $limited ? $tag->option( 'max' ) : ( 'date' === $type ? $tag->day( 'max' ) : '' ),
				'step'         => $limited ? $tag->option( 'step' ) : '',
				'start'        => 'range' === $type ? $value : '',
				'value'        => 'hidden' === $type ? $value : '',
			)
		);
		$is_lost = '' !== $value && ! in_array( $type, array( 'hidden', 'range' ), true );
		$this->draft->leaveOut(
			"“{$label}”",
			array( ...$tag->unread(), ...( $is_lost ? array( 'default_value' ) : array() ) )
		);
	}

	/** @return list<array{value: string, label: string, selected?: bool}> */
	private function options( string $type, ContactForm7Tag $tag ): array {
		$texts = array_values( $tag->texts );
		$first = '' !== $this->firstAsLabel( $type, $tag );
		$last  = $tag->has( 'free_text' ) ? count( $texts ) - 1 : count( $texts );
		$shown = array();
		foreach ( array_slice( $texts, 0, $last ) as $index => $text ) {
			[ $label, $behind ] = explode( '|', $text, 2 ) + array( '', '' );
			if ( '' !== $behind ) {
				$this->pipes[ $tag->name ][ $label ] = $behind;
			}
			$shown[ $index ] = $label;
		}
		$options = Attributes::optionsFromTexts( array_values( $first ? array_slice( $shown, 1 ) : $shown ) );
		$chosen  = array_map( static fn ( int $number ): string => $shown[ $number - 1 ] ?? '', $tag->defaults() );
		return Attributes::withSelected( $options, $chosen );
	}

	/** Returns the first option if the form uses it as a placeholder. */
	private function firstAsLabel( string $type, ContactForm7Tag $tag ): string {
		$is_list = in_array( $type, array( 'dropdown', 'multi-select' ), true );
		return $is_list && $tag->has( 'first_as_label' ) ? explode( '|', $tag->texts[0] ?? '' )[0] : '';
	}
}
