<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Fields\FieldTypes;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Imports export files of Fluent Forms (Tools, Export Forms). They contain a list of forms. The fields of a form are
 * elements with attributes and settings.
 */
final class FluentForms implements Source {

	private const CAPTCHAS = array( 'recaptcha', 'hcaptcha', 'turnstile' );

	/** Keys that only the editor of Fluent Forms uses. They are skipped and not reported. */
	private const NEUTRAL = array(
		...array(
			'index', 'element', 'editor_options', 'uniqElKey', 'id', 'type', 'icon', 'size', 'style', 'width', 'global',
			'global_message', 'align', 'button_style', 'button_size',
		),
		...array(
			'normal_styles', 'hover_styles', 'current_state', 'background_color', 'color', 'img_url', 'show_preview',
			'uniqueKey',
		),
	);

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'Fluent Forms';
	}

	public function read( string $file ): ?array {
		$data  = ForeignData::json( $file );
		if ( null === $data ) {
			return null;
		}
		$found = self::isForm( $data ) ? array( $data ) : array_filter( $data->all(), self::isForm( ... ) );
		return array() === $found ? null : array_values( array_map( $this->form( ... ), $found ) );
	}

	private static function isForm( ForeignData $form ): bool {
		return $form->has( 'form_fields' )
			|| $form->at( 'form' )->has( 'fields' )
			|| $form->at( 'form' )->has( 'form_fields' );
	}

	/** Returns the fields of a form. They are in `form_fields`, or in `form` in files of older versions. */
	private static function fields( ForeignData $form ): ForeignData {
		if ( $form->has( 'form_fields' ) ) {
			return $form->at( 'form_fields' );
		}
		return $form->at( 'form' )->has( 'form_fields' )
			? $form->at( 'form' )->at( 'form_fields' )
			: $form->at( 'form' );
	}

	private function form( ForeignData $form ): FormDraft {
		$title  = $form->text( 'title' );
		$draft  = new FormDraft( '' === $title ? $form->at( 'form' )->text( 'title' ) : $title, $this->types );
		$fields = self::fields( $form );
		$reader = new FluentField( $draft );
		$this->expect( $reader, $fields->at( 'fields' ) );
		$steps  = $fields->at( 'stepsWrapper' );
		$titles = $steps->at( 'stepStart' )->at( 'settings' )->at( 'step_titles' );
		if ( array() !== $steps->keys() ) {
			$draft->step( $titles->text( 0 ) );
		}
		$this->elements( $draft, $reader, $fields->at( 'fields' ), $titles->texts() );
		$draft->button( $fields->at( 'submitButton' )->at( 'settings' )->at( 'button_ui' )->text( 'text' ) );
		$after = new FluentAfter( $draft );
		$metas = array( ...$form->at( 'metas' )->all(), ...$form->at( 'form_meta' )->all() );
		array() === $metas ? $after->readOlder( $form ) : $after->read( $metas );
		return $draft;
	}

	private function expect( FluentField $reader, ForeignData $elements ): void {
		foreach ( $elements->all() as $element ) {
			$reader->expect( $element );
			foreach ( $element->at( 'columns' )->all() as $column ) {
				$this->expect( $reader, $column->at( 'fields' ) );
			}
		}
	}

	/** @param list<string> $titles Titles of the steps. */
	private function elements(
		FormDraft $draft,
		FluentField $reader,
		ForeignData $elements,
		array $titles = array()
	): void {
		$step = 0;
		foreach ( $elements->all() as $element ) {
			if ( 'form_step' === $element->text( 'element' ) ) {
				++$step;
				$draft->step( $titles[ $step ] ?? '' );
				continue;
			}
			$this->element( $draft, $reader, $element );
		}
	}

	private function element( FormDraft $draft, FluentField $reader, ForeignData $element ): void {
		$name     = $element->text( 'element' );
		$settings = $element->at( 'settings' );
		$columns  = $element->at( 'columns' )->all();
		$label    = $settings->text( 'label' );
		$label    = '' === $label ? $element->at( 'attributes' )->text( 'name' ) : $label;
		if ( array() !== $columns ) {
			foreach ( $columns as $column ) {
				$this->elements( $draft, $reader, $column->at( 'fields' ) );
			}
			$settings->at( 'conditional_logics' )->isOn( 'status' )
				&& $draft->leaveOut( __( 'Columns', 'vestibule' ), array( 'conditional_logics' ) );
			return;
		}
		if ( in_array( $name, self::CAPTCHAS, true ) ) {
			$draft->loseCaptcha();
			return;
		}
		$is_read = match ( $name ) {
			'section_break' => $this->section( $draft, $settings ),
			'custom_html'   => $this->html( $draft, $settings ),
			default         => $reader->read( $element, $label ),
		};
		if ( $is_read ) {
			$draft->leaveOut( "“{$label}”", $element->unread( self::NEUTRAL ) );
		} elseif ( '' !== $name ) {
			$draft->loseField( '' === $label ? $name : $label, $name );
		}
	}

	private function section( FormDraft $draft, ForeignData $settings ): bool {
		$draft->section( $settings );
		$settings->at( 'conditional_logics' )->isOn( 'status' ) || $settings->at( 'conditional_logics' )->keys();
		return true;
	}

	private function html( FormDraft $draft, ForeignData $settings ): bool {
		$draft->paragraph( $settings->html( 'html_codes' ) );
		$settings->at( 'conditional_logics' )->isOn( 'status' ) || $settings->at( 'conditional_logics' )->keys();
		return true;
	}
}
