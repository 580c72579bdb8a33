<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Fields\Types\Choice\Select;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

/**
 * Select box with the available times of an appointment type, for browsers without JavaScript. The times are grouped by
 * day. If visitors can choose a host, each host has its own option.
 */
final class AppointmentList {

	/** @param array{label: string, remaining?: int} $time */
	public static function left( FieldView $view, array $time ): string {
		return isset( $time['remaining'] )
			? str_replace( '%s', (string) $time['remaining'], $view->word( 'placesLeft' ) )
			: '';
	}

	public function control( FieldView $view, AppointmentModel $model ): string {
		$chosen = $model->chosen( $view->state->string( $view->field->name ) );
		$groups = Select::option( '', $view->word( 'chooseTime' ), $model->valueOf( $chosen ) );
		foreach ( $model->days as $day ) {
			$options = '';
			foreach ( $day['times'] as $time ) {
				$left     = self::left( $view, $time );
				$words    = $time['label'] . ( '' === $left ? '' : ", {$left}" );
				$options .= Select::option( $model->valueOf( $time['start'] ), $words, $model->valueOf( $chosen ) );
				foreach ( $model->hosts as $host ) {
					$options .= in_array( $host['id'], $time['hosts'] ?? array(), true )
						? Select::option(
							$model->valueOf( $time['start'], $host['id'] ),
							"{$words}, {$host['name']}",
							$chosen
						)
						: '';
				}
			}
			$groups .= Html::element( 'optgroup', array( 'label' => $day['label'] ), $options );
		}
		return Html::element(
			'select',
			array(
				'class' => 'vestibule-field__input vestibule-appointment__native',
				'id'    => $view->id,
				'name'  => $view->field->name,
			) + $view->aria(),
			$groups
		)
			. Html::element(
				'div',
				array( 'class' => 'vestibule-appointment__zone' ),
				Html::escape( $view->word( 'zone' ) )
			)
			. $this->pages( $view, $model ) . $this->waiting( $model ) . $this->nothing( $view, $model );
	}

	/** Renders links to other months in which times can be booked. */
	private function pages( FieldView $view, AppointmentModel $model ): string {
		$links = array_map(
			static fn ( array $page ): string => Html::element(
				'a',
				array( 'href' => "{$page['url']}#{$view->id}", 'rel' => 'nofollow' ),
				Html::escape( $page['words'] )
			),
			$model->pages
		);
		return array() === $links
			? ''
			: Html::element( 'div', array( 'class' => 'vestibule-appointment__zone' ), implode( ' ', $links ) );
	}

	/** Renders a message and an alternative contact if no time is available. */
	private function nothing( FieldView $view, AppointmentModel $model ): string {
		return array() !== $model->days
			? ''
			: Html::element(
				'div',
				array( 'class' => 'vestibule-appointment__zone' ),
				Html::escape( $view->word( 'noTimes' ) ) . self::otherWay( $model )
			);
	}

	/**
	 * @return string HTML that starts with a space, because it follows a sentence. Empty if the model has no
	 * alternative contact.
	 */
	public static function otherWay( AppointmentModel $model ): string {
		if ( null === $model->otherWay ) {
			return '';
		}
		[ $before, $after ] = array( ...explode( '%s', $model->otherWay['words'], 2 ), '' );
		return Html::escape( " {$before}" )
			. Html::element(
				'a',
				array( 'href' => $model->otherWay['url'] ),
				Html::escape( $model->otherWay['label'] )
			)
			. Html::escape( $after );
	}

	/** Renders a link to the waiting list for visitors without JavaScript. */
	private function waiting( AppointmentModel $model ): string {
		if ( null === $model->waiting ) {
			return '';
		}
		$link = Html::element(
			'a',
			array( 'href' => $model->waiting['page'] ),
			Html::escape( $model->waiting['words']['page'] ?? '' )
		);
		return Html::element( 'div', array( 'class' => 'vestibule-appointment__zone' ), $link );
	}
}
