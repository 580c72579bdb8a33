<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Fields\Field;
use Vestibule\Fields\FieldTypes;
use Vestibule\Forms\FormPostType;

/** A form that is being read from another builder's export: its blocks, its settings, and what found no place. */
final class FormDraft {

	/** What stands for a type that this site does not have; a type that is missing here has no stand-in. */
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

	/** Attributes of all types. */
	private const COMMON = array( 'name', 'label', 'help', 'required', 'messages', 'width', 'conditions' );

	/** @var list<string> */
	private array $blocks = array();

	/** @var list<string> Finished steps. */
	private array $steps = array();

	/** The title of the step that is being read; null while there are none. */
	private ?string $step = null;

	/** @var list<string> In words, each once. */
	private array $lost = array();

	/** @var array<string, mixed> By meta key. */
	private array $settings = array();

	/** @var array<string, array<array-key, string>> Values of choices by their number, by the posted name of each field that is taken over. */
	private array $expected = array();

	public function __construct( public readonly string $title, private readonly FieldTypes $types ) {}

	/**
	 * Before any field is read: conditions and placeholders may ask for a later one.
	 *
	 * @param array<array-key, string> $choices Values by the number that their builder knows them by.
	 */
	public function expect( string $name, string $type, array $choices = array() ): void {
		if ( null !== $this->types->get( $type ) || isset( self::INSTEAD[ $type ] ) ) {
			$this->expected[ $name ] = $choices;
		}
	}

	/** Whether a field of this posted name, or with such a part, is taken over. */
	public function has( string $name ): bool {
		return isset( $this->expected[ explode( '[', $name )[0] ] );
	}

	/** The value of the choice with this number; the number itself where there is none. */
	public function choice( string $name, string $number ): string {
		return $this->expected[ $name ][ $number ] ?? $number;
	}

	public function takesFile( string $ending ): bool {
		$type = $this->types->get( 'file' );
		return null !== $type && ! in_array( $type->pageSettings( new Field( 'file', array( 'fileTypes' => array( $ending ) ) ) )['accept'] ?? '', array( '', null ), true );
	}

	/**
	 * Says which settings found no place.
	 *
	 * @param string       $what What had them: a label in quotes, a notification.
	 * @param list<string> $keys As their builder names them.
	 */
	public function leaveOut( string $what, array $keys ): void {
		if ( array() !== $keys ) {
			/* translators: 1: label of a field, or a part of a form, 2: names of settings. */
			$this->lose( sprintf( __( '%1$s: not taken over: %2$s.', 'vestibule' ), $what, SettingNames::list( $keys ) ) );
		}
	}

	/**
	 * @param string               $type       Of a field, such as `email`.
	 * @param array<string, mixed> $attributes Of its block.
	 * @param string               $called     What its builder calls it, where it has no label.
	 */
	public function field( string $type, array $attributes, string $called = '' ): void {
		$label = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';
		$label = '' === $label ? $called : $label;
		$found = $this->types->get( $type );
		$own   = self::INSTEAD[ $type ] ?? '';
		if ( null === $found && '' !== $own ) {
			$found = $this->types->get( $own );
			/* translators: 1: label of a field, 2: name of a type, such as number. */
			$this->lose( sprintf( __( '“%1$s” was a field of the type “%2$s”, which this site does not have: check it.', 'vestibule' ), $label, $type ) );
		}
		if ( null === $found ) {
			/* translators: 1: label of a field, 2: name of a type, such as file. */
			$this->lose( sprintf( __( '“%1$s” was left out: this site has no field of the type “%2$s”.', 'vestibule' ), $label, $type ) );
			return;
		}
		$tags       = new ForeignTags();
		$attributes = $tags->stripAttributes( $attributes );
		$this->loseTags( $tags, "“{$label}”" );
		$given = array_filter( $attributes, static fn ( mixed $value ): bool => ! in_array( $value, array( '', array(), false, 0 ), true ) );
		$known = array_flip( array( ...self::COMMON, ...array_keys( $found->attributes() ) ) );
		$this->leaveOut( "“{$label}”", array_map( strval( ... ), array_keys( array_diff_key( $given, $known ) ) ) );
		$this->block( FieldTypes::block( $found ), array_intersect_key( $given, $known ) );
	}

	/** @param array<string, mixed> $attributes */
	public function block( string $name, array $attributes, string $inner = '' ): void {
		$this->blocks[] = get_comment_delimited_block_content( $name, $attributes, $inner );
	}

	/** @param string $block A finished block. */
	public function raw( string $block ): void {
		$this->blocks[] = $block;
	}

	public function heading( string $text ): void {
		$text = $this->withoutTags( $text );
		if ( '' !== trim( $text ) ) {
			$this->block( 'core/heading', array(), "\n" . sprintf( '<h2 class="wp-block-heading">%s</h2>', esc_html( trim( $text ) ) ) . "\n" );
		}
	}

	/** A part of another builder's form that only divides it: its label and its description. */
	public function section( Loose $section ): void {
		$this->heading( $section->text( 'label' ) );
		$this->paragraph( $section->html( 'description' ) );
	}

	/** @param string $html Reduced to what a paragraph may hold. */
	public function paragraph( string $html ): void {
		$text = trim( wp_kses( $this->withoutTags( $html ), array( 'a' => array( 'href' => true ), 'strong' => array(), 'em' => array(), 'br' => array() ) ) );
		if ( '' !== $text ) {
			$this->block( 'core/paragraph', array(), "\n<p>{$text}</p>\n" );
		}
	}

	public function button( string $label ): void {
		$label = $this->withoutTags( $label );
		$this->block( 'vestibule/submit', '' === trim( $label ) ? array() : array( 'label' => trim( $label ) ) );
	}

	/** What follows is in a step of this title. */
	public function step( string $title ): void {
		$this->endStep();
		$this->step = $this->withoutTags( $title );
	}

	/** @param array<array-key, mixed> $values Of a meta key that a feature registered. */
	public function set( string $key, array $values ): void {
		$this->settings[ $key ] = $values + ( is_array( $this->settings[ $key ] ?? null ) ? $this->settings[ $key ] : array() );
	}

	/** The message after a submission, or where it leads. */
	public function confirm( string $html, string $redirect ): void {
		$this->set( FormPostType::SETTINGS, array_filter( array( 'successMessage' => wp_kses_post( $html ), 'redirectUrl' => $redirect ) ) );
	}

	private function withoutTags( string $text ): string {
		$tags = new ForeignTags();
		$text = $tags->strip( $text );
		$this->loseTags( $tags, __( 'Text of the form', 'vestibule' ) );
		return $text;
	}

	/** @param string $where Text that had the tags. */
	private function loseTags( ForeignTags $tags, string $where ): void {
		foreach ( $tags->found as $tag ) {
			/* translators: 1: what a text is for, such as a notification, 2: a placeholder of another form builder, such as {date}. */
			$this->lose( sprintf( __( '%1$s: the placeholder “%2$s” was left out.', 'vestibule' ), $where, $tag ) );
		}
	}

	/** Says what could not be taken over. */
	public function lose( string $words ): void {
		if ( ! in_array( $words, $this->lost, true ) ) {
			$this->lost[] = $words;
		}
	}

	/** @param string $type What its builder calls its type. */
	public function loseField( string $label, string $type ): void {
		/* translators: 1: label of a field, 2: what its builder calls its type. */
		$this->lose( sprintf( __( '“%1$s” was left out: nothing here does what “%2$s” does.', 'vestibule' ), $label, $type ) );
	}

	public function loseCaptcha(): void {
		$this->lose( __( 'The form had a captcha: choose one under “Spam protection”, if it needs one here.', 'vestibule' ) );
	}

	public function loseConfirmation( string $name ): void {
		/* translators: %s: name of a confirmation. */
		$this->lose( sprintf( __( 'The confirmation “%s” was left out: set it under “After submission”.', 'vestibule' ), $name ) );
	}

	/** @return list<string> */
	public function lost(): array {
		return $this->lost;
	}

	/** @return array<string, mixed> */
	public function settings(): array {
		return $this->settings;
	}

	/** A form without a button gets one. */
	public function content(): string {
		$this->endStep();
		$blocks = array( ...$this->steps, ...$this->blocks );
		$last   = array_filter( $blocks, static fn ( string $block ): bool => str_contains( $block, '<!-- wp:vestibule/submit' ) );
		$blocks = array() === $last ? array( ...$blocks, get_comment_delimited_block_content( 'vestibule/submit', array(), '' ) ) : $blocks;
		return implode( "\n\n", $blocks ) . "\n";
	}

	private function endStep(): void {
		if ( null === $this->step ) {
			// Blocks before the first step belong to it.
			return;
		}
		$button       = array_values( array_filter( $this->blocks, static fn ( string $block ): bool => str_starts_with( $block, '<!-- wp:vestibule/submit' ) ) );
		$inside       = array_diff( $this->blocks, $button );
		$this->blocks = $button;
		$title        = trim( $this->step );
		$this->step   = null;
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'vestibule/step' ) ) {
			$this->steps[] = get_comment_delimited_block_content( 'vestibule/step', '' === $title ? array() : array( 'title' => $title ), "\n" . implode( "\n\n", $inside ) . "\n" );
			return;
		}
		$this->lose( __( 'The form had steps: its fields now follow one another.', 'vestibule' ) );
		$heading       = '' === $title ? array() : array( get_comment_delimited_block_content( 'core/heading', array(), "\n" . sprintf( '<h2 class="wp-block-heading">%s</h2>', esc_html( $title ) ) . "\n" ) );
		$this->steps   = array( ...$this->steps, ...$heading, ...array_values( $inside ) );
	}
}
