<?php

declare(strict_types=1);

namespace Vestibule\Courses;

defined( 'ABSPATH' ) || exit;

/** Labels of course settings, for error messages. */
final class CourseNames {

	/** @return array<string, string> Labels by path. */
	public static function all(): array {
		$names = array(
			'timezone'   => __( 'Time zone', 'vestibule' ),
			'series'     => __( 'Weekly dates', 'vestibule' ),
			'dates'      => __( 'Single dates', 'vestibule' ),
			'skip'       => __( 'Skipped days', 'vestibule' ),
			'changes'    => __( 'Changed dates', 'vestibule' ),
			'capacity'   => __( 'Spots', 'vestibule' ),
			'minimum'    => __( 'Minimum number of people', 'vestibule' ),
			'decideBy'   => __( 'Decision by', 'vestibule' ),
			'opens'      => __( 'Registration opens', 'vestibule' ),
			'closes'     => __( 'Registration closes', 'vestibule' ),
			'late'       => __( 'Late registration', 'vestibule' ),
			'maxPeople'  => __( 'Maximum people in one registration', 'vestibule' ),
			'waiting'    => __( 'Waiting list', 'vestibule' ),
			'cancelDays' => __( 'Cancellation deadline', 'vestibule' ),
			'price'      => __( 'Price', 'vestibule' ),
			'location'   => _x( 'Location', 'where a course is', 'vestibule' ),
			'teachers'   => __( 'Teachers', 'vestibule' ),
			'form'       => __( 'Form', 'vestibule' ),
		);
		$keys  = array_map( static fn ( string $name ): string => Courses::META . ".{$name}", array_keys( $names ) );
		return array_combine( $keys, $names );
	}

	/** Returns the label of the setting at a path such as `vestibule_course.series.0.to`. */
	public static function of( string $path ): string {
		$key = implode( '.', array_slice( explode( '.', $path ), 0, 2 ) );
		return self::all()[ $key ] ?? $path;
	}
}
