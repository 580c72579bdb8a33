<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Fields\Field;
use Vestibule\Fields\FieldTypes;
use Vestibule\Forms\FormPostType;

/** Form during an import: its blocks, its settings, and messages about settings that can't be imported. */
final class FormDraft {

	/** Replacements for field types that this site doesn't have. */
	private const INSTEAD = array(
		'number'       => 'text',
		'url'          => 'text',
		'date'         => 'text',
		'time'         => 'text',
		'range'        => 'text',
		'rating'       => 'radio',
		'dropdown'     => 'radio',
		'image-choice' => 'radio',
		'address'      => 'textarea',
	);

	/** Attributes that all field types have. */
	private const COMMON = array( 'name', 'label', 'help', 'required', 'messages', 'width', 'conditions' );

	/** @var list<string> */
	private array $blocks = array();

	/** @var list<string> Blocks of the finished steps. */
	private array $steps = array();

	/** Title of the current step. Null if the form has no steps. */
	private ?string $step = null;

	/** @var list<string> Messages about settings that can't be imported. */
	private array $lost = array();

	/** @var array<string, mixed> Settings by meta key. */
	private array $settings = array();

	/**
	 * @var array<string, array<array-key, string>> Option values by original number, for each input name of the fields
	 * that will be imported.
	 */
	private array $expected = array();

	public function __construct( public readonly string $title, private readonly FieldTypes $types ) {}

	/**
	 * Registers a field in advance. Must be called for all fields before the first one is added, because conditions and
	 * merge tags can refer to later fields.
	 *
	 * @param array<array-key, string> $choices Option values by original number.
	 */
	public function expect( string $name, string $type, array $choices = array() ): void {
		if ( null !== $this->types->get( $type ) || isset( self::INSTEAD[ $type ] ) ) {
			$this->expected[ $name ] = $choices;
		}
	}

	/** Checks whether the import will contain a field, or a part of a field, with this input name. */
	public function has( string $name ): bool {
		return isset( $this->expected[ explode( '[', $name )[0] ] );
	}

	/** Returns the value of an option by its original number. If the option is unknown, returns the number. */
	public function choice( string $name, string $number ): string {
		return $this->expected[ $name ][ $number ] ?? $number;
	}

	public function takesFile( string $ending ): bool {
		$type = $this->types->get( 'file' );
		return null !== $type
			&& ! in_array(
				$type->pageSettings( new Field( 'file', array( 'fileTypes' => array( $ending ) ) ) )['accept'] ?? '',
				array( '', null ),
				true
			);
	}

	/**
	 * Reports settings that can't be imported.
	 *
	 * @param string       $what Element that has the settings: a label in quotes, or a notification.
	 * @param list<string> $keys Original names of the settings.
	 */
	public function leaveOut( string $what, array $keys ): void {
		if ( array() !== $keys ) {
			$this->lose(
				/* translators: 1: label of a field, or a part of a form, 2: names of settings. */
				sprintf( __( '%1$s: not imported: %2$s.', 'vestibule' ), $what, SettingNames::list( $keys ) )
			);
		}
	}

	/**
	 * Adds a field. If this site doesn't have its type, adds a replacement.
	 *
	 * @param string               $type       Field type, such as `email`.
	 * @param array<string, mixed> $attributes Attributes of the field's block.
	 * @param string               $called     Name for messages if the field has no label.
	 */
	public function field( string $type, array $attributes, string $called = '' ): void {
		$label = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';
		$label = '' === $label ? $called : $label;
		$found = $this->types->get( $type );
		$own   = self::INSTEAD[ $type ] ?? '';
		if ( null === $found && '' !== $own ) {
			$found = $this->types->get( $own );
			$this->lose(
				sprintf(
					/* translators: 1: label of a field, 2: name of a type, such as number. */
					__(
						'“%1$s” was a field of the type “%2$s”, which this site does not have. Check this field.',
						'vestibule'
					),
					$label,
					$type
				)
			);
		}
		if ( null === $found ) {
			$this->lose(
				sprintf(
					/* translators: 1: label of a field, 2: name of a type, such as file. */
					__( '“%1$s” was skipped, because this site has no field of the type “%2$s”.', 'vestibule' ),
					$label,
					$type
				)
			);
			return;
		}
		$tags       = new ForeignTags();
		$attributes = $tags->stripAttributes( $attributes );
		$this->loseTags( $tags, "“{$label}”" );
		$given = array_filter(
			$attributes,
			static fn ( mixed $value ): bool => ! in_array( $value, array( '', array(), false, 0 ), true )
		);
		$known = array_flip( array( ...self::COMMON, ...array_keys( $found->attributes() ) ) );
		$this->leaveOut( "“{$label}”", array_map( strval( ... ), array_keys( array_diff_key( $given, $known ) ) ) );
		$this->block( FieldTypes::block( $found ), array_intersect_key( $given, $known ) );
	}

	/** @param array<string, mixed> $attributes */
	public function block( string $name, array $attributes, string $inner = '' ): void {
		$this->blocks[] = get_comment_delimited_block_content( $name, $attributes, $inner );
	}

	/** @param string $block Serialized block. */
	public function raw( string $block ): void {
		$this->blocks[] = $block;
	}

	public function heading( string $text ): void {
		$text = $this->withoutTags( $text );
		if ( '' !== trim( $text ) ) {
			$this->block(
				'core/heading',
				array(),
				"\n" . sprintf( '<h2 class="wp-block-heading">%s</h2>', esc_html( trim( $text ) ) ) . "\n"
			);
		}
	}

	/** Adds the label and the description of a section as a heading and a paragraph. */
	public function section( ForeignData $section ): void {
		$this->heading( $section->text( 'label' ) );
		$this->paragraph( $section->html( 'description' ) );
	}

	/** @param string $html HTML of the text. Tags that a paragraph can't contain are removed. */
	public function paragraph( string $html ): void {
		$text = trim(
			wp_kses(
				$this->withoutTags( $html ),
				array( 'a' => array( 'href' => true ), 'strong' => array(), 'em' => array(), 'br' => array() )
			)
		);
		if ( '' !== $text ) {
			$this->block( 'core/paragraph', array(), "\n<p>{$text}</p>\n" );
		}
	}

	public function button( string $label ): void {
		$label = $this->withoutTags( $label );
		$this->block( 'vestibule/submit', '' === trim( $label ) ? array() : array( 'label' => trim( $label ) ) );
	}

	/** Starts a step. Content that is added later belongs to this step. */
	public function step( string $title ): void {
		$this->endStep();
		$this->step = $this->withoutTags( $title );
	}

	/** @param array<array-key, mixed> $values Settings of a registered meta key. */
	public function set( string $key, array $values ): void {
		$this->settings[ $key ] = $values + (
			is_array( $this->settings[ $key ] ?? null ) ? $this->settings[ $key ] : array()
		);
	}

	/** Sets the message that is displayed after a submission, or the URL to which the visitor is redirected. */
	public function confirm( string $html, string $redirect ): void {
		$this->set(
			FormPostType::SETTINGS,
			array_filter( array( 'successMessage' => wp_kses_post( $html ), 'redirectUrl' => $redirect ) )
		);
	}

	private function withoutTags( string $text ): string {
		$tags = new ForeignTags();
		$text = $tags->strip( $text );
		$this->loseTags( $tags, __( 'Text of the form', 'vestibule' ) );
		return $text;
	}

	/** @param string $where Name of the setting that contained the tags, for messages. */
	private function loseTags( ForeignTags $tags, string $where ): void {
		foreach ( $tags->found as $tag ) {
			/* translators: 1: where a placeholder was found, such as a notification, 2: the placeholder of another form builder, such as {date}. */
			$this->lose( sprintf( __( '%1$s: the placeholder “%2$s” was skipped.', 'vestibule' ), $where, $tag ) );
		}
	}

	/** Adds a message about a part of the form that can't be imported. Ignores duplicates. */
	public function lose( string $words ): void {
		if ( ! in_array( $words, $this->lost, true ) ) {
			$this->lost[] = $words;
		}
	}

	/**
	 * Reports a field that can't be imported.
	 *
	 * @param string $type Original name of the field type.
	 */
	public function loseField( string $label, string $type ): void {
		$this->lose(
			/* translators: 1: label of a field, 2: name of the field's type in its form builder. */
			sprintf( __( '“%1$s” was skipped, because “%2$s” is not supported here.', 'vestibule' ), $label, $type )
		);
	}

	public function loseCaptcha(): void {
		$this->lose( __( 'The form had a captcha. Choose one under “Spam protection” if needed.', 'vestibule' ) );
	}

	public function loseConfirmation( string $name ): void {
		$this->lose(
			sprintf(
				/* translators: %s: name of a confirmation. */
				__( 'The confirmation “%s” was skipped. Set it up under “After submission”.', 'vestibule' ),
				$name
			)
		);
	}

	/** @return list<string> */
	public function lost(): array {
		return $this->lost;
	}

	/** @return array<string, mixed> */
	public function settings(): array {
		return $this->settings;
	}

	/** Returns the content of the form. Adds a submit button if the form has none. */
	public function content(): string {
		$this->endStep();
		$blocks = array( ...$this->steps, ...$this->blocks );
		$last   = array_filter(
			$blocks,
			static fn ( string $block ): bool => str_contains( $block, '<!-- wp:vestibule/submit' )
		);
		$blocks = array() === $last
			? array( ...$blocks, get_comment_delimited_block_content( 'vestibule/submit', array(), '' ) )
			: $blocks;
		return implode( "\n\n", $blocks ) . "\n";
	}

	private function endStep(): void {
		if ( null === $this->step ) {
			// Blocks before the first step become part of that step.
			return;
		}
		$button       = array_values(
			array_filter(
				$this->blocks,
				static fn ( string $block ): bool => str_starts_with( $block, '<!-- wp:vestibule/submit' )
			)
		);
		$inside       = array_diff( $this->blocks, $button );
		$this->blocks = $button;
		$title        = trim( $this->step );
		$this->step   = null;
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'vestibule/step' ) ) {
			$this->steps[] = get_comment_delimited_block_content(
				'vestibule/step',
				'' === $title ? array() : array( 'title' => $title ),
				"\n" . implode( "\n\n", $inside ) . "\n"
			);
			return;
		}
		$this->lose( __( 'The form had steps. Its fields are now on one page.', 'vestibule' ) );
		$heading       = '' === $title
			? array()
			: array(
				get_comment_delimited_block_content(
					'core/heading',
					array(),
					"\n" . sprintf( '<h2 class="wp-block-heading">%s</h2>', esc_html( $title ) ) . "\n"
				),
			);
		$this->steps   = array( ...$this->steps, ...$heading, ...array_values( $inside ) );
	}
}
