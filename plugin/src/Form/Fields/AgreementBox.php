<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;
use Vestibule\Form\Rules\Text as Texts;
use Vestibule\Form\View\FieldView;
use Vestibule\Form\View\Frame;
use Vestibule\View\Html;

defined( 'ABSPATH' ) || exit;

/** One checkbox beside what the visitor agrees to: the data-protection agreement and the terms. */
abstract class AgreementBox extends BaseType {

	/** What the box posts when it is ticked. */
	private const TICKED = array( 'on', '1', 'yes', 'true' );

	private const LINKS = array(
		'a'      => array( 'href' => true, 'target' => true, 'rel' => true ),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	public function attributes(): array {
		return array( 'text' => self::textAttribute( 3000 ) );
	}

	public function settings( array $settings, string $name ): array {
		$text = is_string( $settings['text'] ?? null ) ? $settings['text'] : '';
		return array( 'text' => wp_kses( $text, self::LINKS, array( 'http', 'https', 'mailto', 'tel' ) ) ) + $settings;
	}

	public function render( FieldView $view ): string {
		$field = $view->field;
		$frame = new Frame();
		$box   = Html::void(
			'input',
			array(
				'class'   => 'vestibule-choice__box',
				'id'      => $view->id,
				'type'    => 'checkbox',
				'name'    => $field->name,
				'value'   => 'on',
				'checked' => '' !== $view->state->string( $field->name ),
			) + $view->aria()
		);
		$words = Html::element( 'span', array(), wp_kses_post( $field->string( 'text' ) ) );
		$mark  = $field->required ? $frame->requiredMark( $view ) : '';
		return Html::element(
			'label',
			array(
				'class' => 'vestibule-choice',
				'id'    => $view->id . '_label',
			),
			$box . Html::element( 'span', array( 'class' => 'vestibule-choice__text' ), $words . $mark )
		)
			. $frame->help( $view )
			. $frame->errors( $view->id, $view->state->errorsOf( $field->name ) );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( in_array( Texts::trim( $value->string() ), self::TICKED, true ), $field );
	}

	protected function word( Field $field, string $text ): string {
		return __( 'Agreed', 'vestibule' );
	}
}
