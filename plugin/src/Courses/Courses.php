<?php

declare(strict_types=1);

namespace Vestibule\Courses;

use DateTimeZone;
use Vestibule\Contract\Course as Settings;
use Vestibule\Courses\Schedule\Schedule;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Zone;
use WP_Post;

/** Reads the courses of the site (docs/courses.md). Invalid stored values are replaced with defaults. */
final class Courses {

	/** Post type. Visitors can read published courses. */
	public const NAME = 'vestibule_course';
	public const META = 'vestibule_course';

	/** Taxonomies of courses. */
	public const TOPIC = 'vestibule_course_topic';
	public const LEVEL = 'vestibule_course_level';

	/** @var array<string, array{mixed, string, Course}> Stored settings, title and course, by site ID and course ID. */
	private array $known = array();

	public function __construct( private readonly Schema $schema ) {}

	/** Returns a published course. Null if there is none, or if it needs a password. */
	public function find( int $id ): ?Course {
		$post = $this->post( $id );
		return null !== $post && 'publish' === $post->post_status && '' === $post->post_password
			? $this->read( $post )
			: null;
	}

	/** Returns a course in any status, for the team and for people who have registered. */
	public function findInAnyStatus( int $id ): ?Course {
		$post = $this->post( $id );
		return null === $post ? null : $this->read( $post );
	}

	/**
	 * @param DateTimeZone|null $zone Time zone of the course, if it is known already.
	 * @return Schedule Dates that result from the settings, which may not be stored yet.
	 */
	public static function schedule( Settings $settings, ?DateTimeZone $zone = null ): Schedule {
		return new Schedule(
			$zone ?? Zone::ofSetting( Zone::fromSetting( $settings->timezone ) ),
			$settings->series,
			$settings->dates,
			$settings->skip,
			$settings->changes
		);
	}

	private function post( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && self::NAME === $post->post_type ? $post : null;
	}

	private function read( WP_Post $post ): Course {
		$stored = get_post_meta( $post->ID, self::META, true );
		$key    = get_current_blog_id() . ":{$post->ID}";
		$known  = $this->known[ $key ] ?? null;
		if ( null === $known || $known[0] !== $stored || $known[1] !== $post->post_title ) {
			$settings            = $this->schema->values( Settings::class, $stored );
			$zone                = Zone::ofSetting( Zone::fromSetting( $settings->timezone ) );
			$course              = new Course(
				$post->ID,
				html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				$settings,
				$zone,
				self::schedule( $settings, $zone )->sessions()
			);
			$known               = array( $stored, $post->post_title, $course );
			$this->known[ $key ] = $known;
		}
		return $known[2];
	}
}
