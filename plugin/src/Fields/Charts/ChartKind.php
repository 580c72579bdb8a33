<?php

declare(strict_types=1);

namespace Vestibule\Fields\Charts;

/** How counted answers are drawn; the screen of the results knows these and no types of fields. */
enum ChartKind: string {

	/** A bar for each option. */
	case Bars = 'bars';

	/** A stacked bar for each line, with the options as its segments. */
	case Stack = 'stack';

	/** Least, median, mean and largest number, and how many there are of each size. */
	case Numbers = 'numbers';

	/** A bar for each day, month or year. */
	case Days = 'days';
}
