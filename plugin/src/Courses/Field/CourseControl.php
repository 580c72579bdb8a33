<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

use Vestibule\Courses\Registration\RegistrationChoice;
use Vestibule\Fields\Types\Choice\Choices;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

/** Renders the controls of a course field (blocks/fields/course/View.tsx renders the same HTML). */
final class CourseControl {

	public function render( FieldView $view, CourseOffer $offer ): string {
		$about = Html::element( 'strong', array( 'class' => 'vestibule-course__title' ), Html::escape( $offer->title ) )
			. Html::element( 'span', array( 'class' => 'vestibule-course__summary' ), Html::escape( $offer->summary ) );
		$inner = Html::element( 'p', array( 'class' => 'vestibule-course__about' ), $about )
			. Html::element(
				'p',
				array( 'class' => 'vestibule-course__spots', 'data-course-spots' => $offer->id ),
				Html::escape( $offer->closed )
			)
			. $this->hidden( "{$view->field->name}[course]", (string) $offer->id );
		if ( ! $offer->isOver ) {
			$inner .= $this->kinds( $view, $offer ) . $this->dates( $view, $offer ) . $this->people( $view, $offer );
		}
		return Html::element(
			'div',
			array(
				'class'            => 'vestibule-course',
				'id'               => $view->id,
				'role'             => 'group',
				'tabindex'         => -1,
				'aria-labelledby'  => "{$view->id}_label",
				'aria-describedby' => $view->describedBy(),
			),
			$inner
		);
	}

	private function choice( FieldView $view ): RegistrationChoice {
		return RegistrationChoice::parse( $view->state->string( $view->field->name ) )
			?? new RegistrationChoice( 0, '', array(), 1 );
	}

	private function kinds( FieldView $view, CourseOffer $offer ): string {
		$name = "{$view->field->name}[kind]";
		if ( count( $offer->kinds ) < 2 ) {
			return $this->hidden( $name, $offer->kinds[0]['value'] ?? '' );
		}
		$chosen = $this->choice( $view )->kind;
		$kinds  = array_column( $offer->kinds, 'value' );
		$chosen = in_array( $chosen, $kinds, true ) ? $chosen : $kinds[0];
		$boxes  = '';
		foreach ( $offer->kinds as [ 'value' => $value, 'label' => $label ] ) {
			$boxes .= Choices::choice(
				array(
					'id'      => "{$view->id}_kind_{$value}",
					'type'    => 'radio',
					'name'    => $name,
					'value'   => $value,
					'checked' => $value === $chosen,
				),
				Html::escape( $label )
			);
		}
		return Html::element(
			'div',
			array(
				'class'      => 'vestibule-choices vestibule-course__kinds',
				'role'       => 'radiogroup',
				'aria-label' => $view->word( 'courseKinds' ),
			),
			$boxes
		);
	}

	private function dates( FieldView $view, CourseOffer $offer ): string {
		if ( array() === $offer->dates ) {
			return '';
		}
		$name   = $view->field->name;
		$chosen = $this->choice( $view )->dates;
		$boxes  = '';
		foreach ( $offer->dates as [ 'value' => $key, 'label' => $label ] ) {
			$boxes .= Choices::choice(
				array(
					'id'      => "{$view->id}_d{$key}",
					'type'    => 'checkbox',
					'name'    => "{$name}[d{$key}]",
					'value'   => '1',
					'checked' => in_array( $key, $chosen, true ),
				),
				Html::escape( $label )
			);
		}
		$errors = $view->state->errorsOf( "{$name}[dates]" );
		$group  = Html::element(
			'div',
			array(
				'class'            => 'vestibule-choices',
				'id'               => "{$view->id}_dates",
				'role'             => 'group',
				'tabindex'         => -1,
				'aria-label'       => $view->word( 'courseDates' ),
				'aria-describedby' => array() === $errors ? null : "{$view->id}_dates_error",
			),
			$boxes
		);
		return self::part( 'dates', $group . ( new Frame() )->errors( "{$view->id}_dates", $errors ) );
	}

	private function people( FieldView $view, CourseOffer $offer ): string {
		$name = "{$view->field->name}[people]";
		if ( $offer->maxPeople < 2 ) {
			return $this->hidden( $name, '1' );
		}
		$id     = "{$view->id}_people";
		$errors = $view->state->errorsOf( $name );
		$people = $this->choice( $view )->people;
		$label  = Html::element(
			'label',
			array( 'class' => 'vestibule-field__label', 'for' => $id ),
			Html::escape( $view->word( 'coursePeople' ) )
		);
		$input  = Html::void(
			'input',
			array(
				'class'            => 'vestibule-field__input',
				'id'               => $id,
				'name'             => $name,
				'type'             => 'number',
				'min'              => 1,
				'max'              => $offer->maxPeople,
				'value'            => max( 1, $people ),
				'aria-invalid'     => Html::ariaBool( array() !== $errors ),
				'aria-describedby' => array() === $errors ? null : "{$id}_error",
			)
		);
		return self::part( 'people', $label . $input . ( new Frame() )->errors( $id, $errors ) );
	}

	/** Returns an element that contains a control and its error message. */
	private static function part( string $name, string $inner ): string {
		return Html::element( 'div', array( 'class' => "vestibule-course__{$name}" ), $inner );
	}

	private function hidden( string $name, string $value ): string {
		return Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
	}
}
