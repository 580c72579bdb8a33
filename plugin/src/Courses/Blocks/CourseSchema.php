<?php

declare(strict_types=1);

namespace Vestibule\Courses\Blocks;

use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;

/** Structured data about a course for search engines (schema.org Course with CourseInstance, and Event per date). */
final class CourseSchema {

	public function __construct( private readonly CourseFacts $facts ) {}

	/** @return string Script element with JSON-LD. */
	public function json( Course $course ): string {
		$url      = (string) get_permalink( $course->id );
		$provider = array(
			'@type' => 'Organization',
			'name'  => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'url'   => home_url( '/' ),
		);
		$sessions = $course->planned();
		$instance = array() === $sessions ? array() : array_filter(
			array(
				'@type'      => 'CourseInstance',
				'courseMode' => 'Onsite',
				'startDate'  => $sessions[0]->start->format( DATE_ATOM ),
				'endDate'    => $sessions[ count( $sessions ) - 1 ]->end->format( DATE_ATOM ),
				'location'   => self::place( $course->settings->location ),
				'instructor' => $this->instructor( $course ),
				'subEvent'   => array_map(
					fn ( Session $session ): array => $this->event( $course, $session, $url, $provider ),
					$course->sessions
				),
			)
		);
		$data     = array_filter(
			array(
				'@context'          => 'https://schema.org',
				'@type'             => 'Course',
				'name'              => $course->title,
				'description'       => wp_strip_all_tags( get_the_excerpt( $course->id ) ),
				'url'               => $url,
				'provider'          => $provider,
				'hasCourseInstance' => array() === $instance ? null : array( $instance ),
			)
		);
		$json     = wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP );
		return "<script type=\"application/ld+json\">{$json}</script>";
	}

	/**
	 * @param array<string, string> $provider
	 * @return array<string, mixed>
	 */
	private function event( Course $course, Session $session, string $url, array $provider ): array {
		$status = match ( true ) {
			$session->isCanceled => 'EventCancelled',
			$session->isMoved    => 'EventRescheduled',
			default              => 'EventScheduled',
		};
		return array_filter(
			array(
				'@type'       => 'Event',
				'name'        => $course->title,
				'startDate'   => $session->start->format( DATE_ATOM ),
				'endDate'     => $session->end->format( DATE_ATOM ),
				'eventStatus' => "https://schema.org/{$status}",
				'location'    => self::place( $course->locationOf( $session ) ),
				'organizer'   => $provider,
				'url'         => $url,
			)
		);
	}

	/** @return array<string, string>|null */
	private function instructor( Course $course ): ?array {
		$names = $this->facts->teachers( $course );
		return '' === $names ? null : array( '@type' => 'Person', 'name' => $names );
	}

	/** @return array<string, string>|null */
	private static function place( string $location ): ?array {
		return '' === $location ? null : array( '@type' => 'Place', 'name' => $location );
	}
}
