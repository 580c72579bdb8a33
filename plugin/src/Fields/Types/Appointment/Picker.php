<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Calendar of a month with a list of times. If JavaScript is disabled, a select box is displayed instead
 * (docs/form.md).
 *
 * @phpstan-import-type Day from AppointmentModel
 */
final class Picker {

	public function control( FieldView $view ): string {
		$model = $view->model instanceof AppointmentModel ? $view->model : AppointmentModel::none();
		return $this->about( $model ) . ( new AppointmentList() )->control( $view, $model )
			. $this->picker( $view, $model );
	}

	/** Renders the title, the duration and the location of the appointment type. */
	private function about( AppointmentModel $model ): string {
		if ( null === $model->about ) {
			return '';
		}
		$place = $model->about['place'];
		return Html::element(
			'div',
			array( 'class' => 'vestibule-appointment__about' ),
			Html::element( 'strong', array(), Html::escape( $model->about['title'] ) )
				. Html::element( 'span', array(), Html::escape( $model->about['length'] ) )
				. ( '' === $place ? '' : Html::element( 'span', array(), Html::escape( $place ) ) )
		);
	}

	private function picker( FieldView $view, AppointmentModel $model ): string {
		$chosen = $model->chosen( $view->state->string( $view->field->name ) );
		$day    = $model->dayOf( $chosen );
		return Html::element(
			'div',
			array(
				'class'            => 'vestibule-appointment',
				'id'               => $view->id . '_picker',
				'role'             => 'group',
				'tabindex'         => -1,
				'aria-labelledby'  => $view->id . '_label',
				'aria-describedby' => $view->describedBy(),
				'aria-busy'        => 'false',
				'data-event'       => $model->event,
			),
			$this->hosts( $view, $model ) . $this->month( $view, $model, $day['date'] ?? '' )
				. $this->times( $view, $model, $day, $chosen )
		);
	}

	/** Renders a select box with the hosts, if visitors can choose one. */
	private function hosts( FieldView $view, AppointmentModel $model ): string {
		if ( array() === $model->hosts ) {
			return '';
		}
		$options = Html::element( 'option', array( 'value' => '0' ), Html::escape( $view->word( 'anyHost' ) ) );
		foreach ( $model->hosts as $host ) {
			$options .= Html::element(
				'option',
				array( 'value' => (string) $host['id'] ),
				Html::escape( $host['name'] )
			);
		}
		$label  = Html::element(
			'label',
			array( 'for' => $view->id . '_host' ),
			Html::escape( $view->word( 'whichHost' ) )
		);
		$select = Html::element(
			'select',
			array( 'class' => 'vestibule-field__input', 'id' => $view->id . '_host' ),
			$options
		);
		return Html::element( 'div', array( 'class' => 'vestibule-appointment__host' ), $label . $select );
	}

	private function month( FieldView $view, AppointmentModel $model, string $shown ): string {
		$heads = '';
		foreach ( $model->weekdays as $weekday ) {
			$heads .= Html::element(
				'th',
				array(
					'scope' => 'col',
					'abbr'  => $weekday['long'],
				),
				Html::escape( $weekday['short'] )
			);
		}
		$rows = '';
		foreach ( $model->weeks() as $week ) {
			$cells = '';
			foreach ( $week as $cell ) {
				$cells .= $cell['isShown'] ? $this->cell( $cell, $model, $shown ) : Html::element( 'td', array(), '' );
			}
			$rows .= Html::element( 'tr', array(), $cells );
		}
		$grid = Html::element(
			'table',
			array(
				'class'           => 'vestibule-month__grid',
				'role'            => 'grid',
				'aria-labelledby' => $view->id . '_month',
			),
			Html::element( 'thead', array( 'aria-hidden' => 'true' ), Html::element( 'tr', array(), $heads ) )
				. Html::element( 'tbody', array(), $rows )
		);
		return Html::element( 'div', array( 'class' => 'vestibule-month' ), $this->bar( $view, $model ) . $grid );
	}

	private function bar( FieldView $view, AppointmentModel $model ): string {
		$step = static fn( string $css, string $label, bool $isDisabled ): string => Html::element(
			'button',
			array(
				'class'      => $css,
				'type'       => 'button',
				'aria-label' => $label,
			) + ( $isDisabled ? array( 'aria-disabled' => 'true' ) : array() ),
			''
		);
		$name = Html::element(
			'div',
			array(
				'class'     => 'vestibule-month__name',
				'id'        => $view->id . '_month',
				'aria-live' => 'polite',
			),
			Html::escape( $model->monthLabel )
		);
		return Html::element(
			'div',
			array( 'class' => 'vestibule-month__bar' ),
			$step( 'vestibule-month__step', $view->word( 'previousMonth' ), true ) . $name
				. $step( 'vestibule-month__step is-next', $view->word( 'nextMonth' ), 0 === $model->event )
		);
	}

	/**
	 * Renders a day. A day without available times is not a button, but visitors can still reach it with the keyboard.
	 *
	 * @param array{date: string, day: int, inMonth: bool, isShown: bool} $cell
	 */
	private function cell( array $cell, AppointmentModel $model, string $shown ): string {
		$date   = $cell['date'];
		$number = (string) $cell['day'];
		if ( isset( $model->laterMonths[ $date ] ) ) {
			$number .= Html::element(
				'span',
				array( 'class' => 'vestibule-day__month' ),
				Html::escape( " {$model->laterMonths[ $date ]}" )
			);
		}
		$label = $model->labelOf( $date );
		if ( null === $label ) {
			$is_stop = '' === $shown && 1 === $cell['day'];
			$day     = Html::element( 'span', array( 'class' => 'vestibule-day' ), $number );
			return Html::element(
				'td',
				array( 'data-date' => $date, 'aria-disabled' => 'true', 'tabindex' => $is_stop ? 0 : -1 ),
				$day
			);
		}
		$attributes = array(
			'class'      => 'vestibule-day',
			'type'       => 'button',
			'data-date'  => $date,
			'aria-label' => $label,
			'tabindex'   => $date === $shown ? 0 : -1,
		);
		return Html::element(
			'td',
			array( 'aria-selected' => Html::ariaBool( $date === $shown ) ),
			Html::element( 'button', $attributes, $number )
		);
	}

	/** @param Day|null $day */
	private function times( FieldView $view, AppointmentModel $model, ?array $day, string $chosen ): string {
		$buttons = '';
		$starts  = array_column( $day['times'] ?? array(), 'start' );
		$stop    = in_array( $chosen, $starts, true ) ? $chosen : $starts[0] ?? '';
		foreach ( $day['times'] ?? array() as $time ) {
			$left     = AppointmentList::left( $view, $time );
			$buttons .= Html::element(
				'button',
				array(
					'class'        => 'vestibule-time',
					'type'         => 'button',
					'role'         => 'radio',
					'data-start'   => $time['start'],
					'aria-checked' => Html::ariaBool( $time['start'] === $chosen ),
					'tabindex'     => $time['start'] === $stop ? 0 : -1,
				),
				Html::escape( $time['label'] )
					. (
						'' === $left
							? ''
							: Html::element(
								'span',
								array( 'class' => 'vestibule-time__left' ),
								' ' . Html::escape( $left )
							)
					)
			);
		}
		$name = Html::element(
			'div',
			array(
				'class' => 'vestibule-times__day',
				'id'    => $view->id . '_day',
			),
			Html::escape( $day['label'] ?? '' )
		);
		$list = Html::element(
			'div',
			array(
				'class'           => 'vestibule-times__list',
				'role'            => 'radiogroup',
				'aria-labelledby' => $view->id . '_day',
			),
			$buttons
		);
		$zone = Html::element(
			'div',
			array( 'class' => 'vestibule-times__zone' ),
			Html::escape( $view->word( 'zone' ) )
		);
		$note = Html::element(
			'div',
			array(
				'class' => 'vestibule-times__note',
				'role'  => 'status',
			),
			null === $day ? Html::escape( $view->word( 'noTimes' ) ) . AppointmentList::otherWay( $model ) : ''
		);
		return Html::element( 'div', array( 'class' => 'vestibule-times' ), $name . $list . $zone . $note );
	}
}
