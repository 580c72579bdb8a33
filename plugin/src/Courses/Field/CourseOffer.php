<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

/** Course in a form, with the options for registration. */
final class CourseOffer {

	/**
	 * @param string                                     $summary   Number of dates, first and last day.
	 * @param list<array{value: string, label: string}> $kinds     Kinds of registration. Hidden if there is only one.
	 * @param list<array{value: string, label: string}> $dates     Dates that can be chosen. Empty if visitors can only
	 *                                                             register for the whole course.
	 * @param int                                        $maxPeople Maximum number of people that visitors can enter.
	 * @param string                                     $closed    Reason why visitors can't register. Empty if they can.
	 * @param bool                                       $isOver    Whether no date is left. Otherwise the controls are
	 *                                                              printed even if registration is closed, because it
	 *                                                              may open while the page is in a cache.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $summary,
		public readonly array $kinds,
		public readonly array $dates,
		public readonly int $maxPeople = 1,
		public readonly string $closed = '',
		public readonly bool $isOver = false,
	) {}
}
