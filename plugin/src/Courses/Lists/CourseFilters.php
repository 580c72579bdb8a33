<?php

declare(strict_types=1);

namespace Vestibule\Courses\Lists;

use DateTimeImmutable;
use Vestibule\Courses\Courses;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\LocalDate;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Filters for a list of courses. Reads the URL parameters, and renders the form that sets them. The form works without
 * scripts.
 *
 * @phpstan-type Chosen array{topic: string, level: string, weekday: int, month: string, free: bool}
 */
final class CourseFilters {

	public const TOPIC   = 'course-topic';
	public const LEVEL   = 'course-level';
	public const WEEKDAY = 'course-weekday';
	public const MONTH   = 'course-month';
	public const FREE    = 'course-free';

	/** Number of months that can be chosen. */
	private const MONTHS = 12;

	public function __construct( private readonly Clock $clock ) {}

	/** @return Chosen Chosen filters. Invalid values are ignored. */
	public function chosen(): array {
		$weekday = Parameter::text( self::WEEKDAY );
		$month   = Parameter::text( self::MONTH );
		return array(
			'topic'   => sanitize_title( Parameter::text( self::TOPIC ) ),
			'level'   => sanitize_title( Parameter::text( self::LEVEL ) ),
			'weekday' => 1 === preg_match( '/^[1-7]$/D', $weekday ) ? (int) $weekday : 0,
			'month'   => 1 === preg_match( '/^2\d{3}-(0[1-9]|1[0-2])$/D', $month ) ? $month : '',
			'free'    => '1' === Parameter::text( self::FREE ),
		);
	}

	public function form(): string {
		$chosen   = $this->chosen();
		$weekdays = array();
		foreach ( array_values( LocalDate::weekdays() ) as $index => $name ) {
			$weekdays[ (string) ( $index + 1 ) ] = $name;
		}
		$topics   = self::terms( Courses::TOPIC );
		$levels   = self::terms( Courses::LEVEL );
		$controls = $this->select( self::TOPIC, __( 'Topic', 'vestibule' ), $topics, $chosen['topic'] )
			. $this->select( self::LEVEL, __( 'Level', 'vestibule' ), $levels, $chosen['level'] )
			. $this->select( self::WEEKDAY, __( 'Weekday', 'vestibule' ), $weekdays, (string) $chosen['weekday'] )
			. $this->select( self::MONTH, __( 'Month', 'vestibule' ), $this->months(), $chosen['month'] )
			. $this->checkbox( $chosen['free'] );
		$button   = Html::element(
			'button',
			array( 'type' => 'submit', 'class' => 'wp-element-button' ),
			Html::escape( __( 'Show courses', 'vestibule' ) )
		);
		$path     = (string) strtok( (string) add_query_arg( array() ), '?' );
		return Html::element(
			'form',
			array(
				'method'     => 'get',
				'action'     => $path,
				'role'       => 'search',
				'aria-label' => __( 'Filter courses', 'vestibule' ),
			),
			$controls . $button . ( $this->isSet( $chosen ) ? self::reset( $path ) : '' )
		);
	}

	/** @param Chosen $chosen */
	public function isSet( array $chosen ): bool {
		return array() !== array_filter( $chosen );
	}

	private static function reset( string $path ): string {
		return ' ' . Html::element( 'a', array( 'href' => $path ), Html::escape( __( 'Show all', 'vestibule' ) ) );
	}

	/**
	 * @param array<array-key, string> $options Labels by value.
	 * @return string Empty if there is nothing to choose.
	 */
	private function select( string $name, string $label, array $options, string $chosen ): string {
		if ( array() === $options ) {
			return '';
		}
		$html = Html::element( 'option', array( 'value' => '' ), Html::escape( __( 'All', 'vestibule' ) ) );
		foreach ( $options as $value => $text ) {
			$html .= Html::element(
				'option',
				array( 'value' => (string) $value, 'selected' => (string) $value === $chosen ),
				Html::escape( $text )
			);
		}
		return Html::element(
			'label',
			array( 'class' => 'vestibule-course-filters__field' ),
			Html::element( 'span', array(), Html::escape( $label ) )
				. Html::element( 'select', array( 'name' => $name ), $html )
		);
	}

	private function checkbox( bool $is_checked ): string {
		$attributes = array( 'type' => 'checkbox', 'name' => self::FREE, 'value' => '1', 'checked' => $is_checked );
		return Html::element(
			'label',
			array( 'class' => 'vestibule-course-filters__free' ),
			Html::void( 'input', $attributes ) . ' ' . Html::escape( __( 'Only with free spots', 'vestibule' ) )
		);
	}

	/** @return array<string, string> Names of the next months, by value. */
	private function months(): array {
		$now    = $this->clock->now()->setTimezone( wp_timezone() );
		$month  = new DateTimeImmutable( $now->format( 'Y-m-01' ), wp_timezone() );
		$months = array();
		for ( $number = 0; $number < self::MONTHS; $number++ ) {
			$at                             = $month->modify( "+{$number} months" );
			$months[ $at->format( 'Y-m' ) ] = LocalDate::format( _x( 'F Y', 'month and year', 'vestibule' ), $at );
		}
		return $months;
	}

	/** @return array<string, string> Names of the terms that courses have, by slug. */
	private static function terms( string $taxonomy ): array {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => true, 'number' => 200 ) );
		$names = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$names[ $term->slug ] = html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			}
		}
		return $names;
	}
}
