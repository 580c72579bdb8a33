<?php

declare(strict_types=1);

namespace Vestibule\Fields\Charts;

/** Kind of chart. The results screen only contains code for these kinds, so it doesn't depend on field types. */
enum ChartKind: string {

	/** One bar per option. */
	case Bars = 'bars';

	/** One stacked bar per line, with a segment for each option. */
	case Stack = 'stack';

	/** Minimum, median, mean, maximum and distribution of numbers. */
	case Numbers = 'numbers';

	/** One bar per day, month or year. */
	case Days = 'days';
}
