<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Closure;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\View\ExtraAttributes;
use Vestibule\Fields\View\FieldWidths;
use Vestibule\Guard\CaptchaPlace;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Wiring\Prints;
use WP_Block;

/** Prints the blocks inside a form. Outside of a form, these blocks print nothing. */
final class FieldBlock {

	/** HTML that is allowed in the text of a section. */
	private const SECTION_TEXT = array(
		'a'      => array( 'href' => true, 'target' => true, 'rel' => true ),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	/** @param Closure(): CaptchaPlace $captcha */
	public function __construct( private readonly Closure $captcha ) {}

	/** @param array<string, mixed> $attributes */
	#[Prints( 'vestibule/field-*' )]
	public function field( array $attributes, string $content, WP_Block $block ): string {
		$instance = $block->context['vestibule/form'] ?? null;
		$name     = $attributes['name'] ?? null;
		$printed  = $instance instanceof FormInstance && is_string( $name ) ? $instance->print( $name ) : null;
		if ( ! $instance instanceof FormInstance || null === $printed ) {
			return '';
		}
		$field = $printed->field;
		$type  = $field->type;
		if ( '' !== $type->scriptModule() ) {
			wp_enqueue_script_module( $type->scriptModule() );
		}
		$wrapper = array(
			'class'      => 'vestibule-field vestibule-field--' . $type->name() . FieldWidths::width( $field ),
			'id'         => $printed->view->id . '_field',
			'data-field' => $field->name,
		) + ( $instance->isHidden( $field->name ) ? array( 'hidden' => '' ) : array() );
		/**
		 * Filters additional attributes of the element around a field: classes, data, ARIA. The attributes must be the
		 * same for every visitor, and cannot replace the plugin's own attributes. The browser's script renders the
		 * content of the element again.
		 *
		 * @param array<string, string> $extra Values by attribute name.
		 * @param FormField             $field
		 * @param FormDefinition        $form
		 */
		$wrapper = ExtraAttributes::merge(
			$wrapper,
			apply_filters( 'vestibule/field_attributes', array(), $field, $instance->form )
		);
		$hints = ConditionWords::hint( $instance->form, $field->name ) . ConditionWords::hintsInRows( $field );
		return $hints . '<div ' . get_block_wrapper_attributes( $wrapper ) . '>'
			. Html::protectFromTextFilters( LimitsPrinter::withoutFull( $printed->html(), $field->name, $instance ) )
			. '</div>';
	}

	/** @param array<string, mixed> $attributes */
	#[Prints( 'vestibule/submit' )]
	public function submit( array $attributes, string $content, WP_Block $block ): string {
		$instance = $block->context['vestibule/form'] ?? null;
		if ( ! $instance instanceof FormInstance ) {
			return '';
		}
		$instance->nameSubmit( self::label( $attributes ) );
		$ours = ( $this->captcha )()->render( $instance->form->postId, $instance->form->formId );
		/**
		 * Filters the HTML above the submit button, such as a captcha or a note. The browser's script does not render
		 * this HTML again. The HTML must be the same for every visitor.
		 *
		 * @param string $html        HTML, already escaped.
		 * @param int    $form_post
		 * @param int    $form_number
		 */
		$before = apply_filters( 'vestibule/before_submit', $ours, $instance->form->postId, $instance->form->formId );
		$before = is_string( $before ) ? $before : $ours;
		$html   = Html::element(
			'div',
			array(
				'class'     => 'vestibule-submit',
				'data-part' => 'submit',
			),
			Html::protectFromTextFilters( self::button( $instance->submitLabel() ) )
		);
		return $instance->steps?->keepSubmit( $html, $before ) ?? $before . $html;
	}

	/** @param array<string, mixed> $attributes */
	#[Prints( 'vestibule/step' )]
	public function step( array $attributes, string $content, WP_Block $block ): string {
		$instance = $block->context['vestibule/form'] ?? null;
		$number   = $block->context['vestibule/step'] ?? 0;
		return $instance instanceof FormInstance && is_int( $number )
			? $instance->steps?->step(
				$number,
				$content,
				FieldWidths::ofBlocks( $block->parsed_block['innerBlocks'] ?? array() )
			)
			?? $content
			: '';
	}

	/** Prints nothing. The inner blocks are rendered before this, so their styles are loaded. */
	#[Prints( 'vestibule/confirmation' )]
	public static function confirmation(): string {
		return '';
	}

	/** @param array<array-key, mixed> $attributes */
	private static function label( array $attributes ): string {
		$label = $attributes['label'] ?? '';
		return is_string( $label ) && '' !== trim( $label ) ? $label : __( 'Send', 'vestibule' );
	}

	/**
	 * Returns the submit button, preceded by a container for the chosen time and followed by a container for the
	 * status.
	 */
	public static function button( string $label ): string {
		$chosen = Html::element( 'div', array( 'class' => 'vestibule-submit__chosen' ), '' );
		$button = Html::element(
			'button',
			array(
				'class' => 'vestibule-submit__button wp-element-button',
				'type'  => 'submit',
			),
			Html::element( 'span', array( 'class' => 'vestibule-submit__label' ), Html::escape( $label ) )
		);
		$status = Html::element(
			'div',
			array(
				'class' => 'vestibule-submit__status',
				'role'  => 'status',
			),
			''
		);
		return $chosen . $button . $status;
	}

	/**
	 * Prints a section between fields: a heading, a text and a line. A section has no input, so it is not a field.
	 *
	 * @param array<string, mixed> $attributes
	 */
	#[Prints( 'vestibule/section' )]
	public function section( array $attributes, string $content, WP_Block $block ): string {
		if ( ! ( $block->context['vestibule/form'] ?? null ) instanceof FormInstance ) {
			return '';
		}
		$title = self::html( $attributes['title'] ?? '', array() );
		$text  = self::html( $attributes['text'] ?? '', self::SECTION_TEXT );
		if ( '' === $title . $text ) {
			return '';
		}
		$level   = in_array( $attributes['level'] ?? 0, array( 2, 3, 4 ), true ) ? $attributes['level'] : 2;
		$heading = '' === $title
			? ''
			: Html::element( 'h' . $level, array( 'class' => 'vestibule-section__title' ), $title );
		$words   = '' === $text ? '' : Html::element( 'p', array( 'class' => 'vestibule-section__text' ), $text );
		$wrapper = get_block_wrapper_attributes(
			array( 'class' => 'vestibule-section' . ( false === ( $attributes['line'] ?? true ) ? '' : ' has-line' ) )
		);
		return "<div {$wrapper}>" . Html::protectFromTextFilters( $heading . $words ) . '</div>';
	}

	/** @param array<string, array<string, bool>> $allowed */
	private static function html( mixed $html, array $allowed ): string {
		return is_string( $html ) ? trim( wp_kses( $html, $allowed, array( 'http', 'https', 'mailto', 'tel' ) ) ) : '';
	}
}
