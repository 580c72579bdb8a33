<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** Images of the demo site, with their sizes and alternative text. */
enum Picture: string {

	case Enfilade     = 'enfilade';
	case Courtyard    = 'courtyard';
	case Conversation = 'conversation';
	case Stairs       = 'stairs';
	case Windows      = 'windows';
	case Amphitheatre = 'amphitheatre';
	case Evening      = 'evening';
	case Library      = 'library';
	case Letters      = 'letters';
	case Kitchen      = 'kitchen';
	case Garden       = 'garden';
	case Voices       = 'voices';
	case Calendar     = 'calendar';
	case Henrike      = 'portrait-henrike';
	case Tomas        = 'portrait-tomas';
	case Mirela       = 'portrait-mirela';
	case Folake       = 'portrait-folake';
	case Emil         = 'portrait-emil';
	case Mai          = 'portrait-mai';

	/** @return array{int, int} Width and height in px. */
	public function size(): array {
		return match ( true ) {
			self::Enfilade === $this                     => array( 1000, 1160 ),
			str_starts_with( $this->value, 'portrait-' ) => array( 800, 1000 ),
			default                                      => array( 1440, 960 ),
		};
	}

	public function alternative(): string {
		return match ( $this ) {
			self::Enfilade     => __(
				'Drawing: green archways one behind the other, and evening light falling through the last of them.',
				'vestibule'
			),
			self::Courtyard    => __(
				'Drawing: a courtyard with five arched doors, steps to the middle one and a linden tree on the right.',
				'vestibule'
			),
			self::Conversation => __(
				'Drawing: a green and a rust-colored arch that overlap, like two people leaning together.',
				'vestibule'
			),
			self::Stairs       => __(
				'Drawing: six steps with arched niches, each higher and greener than the one before.',
				'vestibule'
			),
			self::Windows      => __(
				'Drawing: a dark green house front with rows of arched windows; one of them is lit.',
				'vestibule'
			),
			self::Amphitheatre => __(
				'Drawing: half circles around a small stage, with ten places in one row.',
				'vestibule'
			),
			self::Evening      => __(
				'Drawing: six lit archways under a night sky with a crescent moon.',
				'vestibule'
			),
			self::Library      => __(
				'Drawing: bookshelves under a great arch, and a lit doorway between them.',
				'vestibule'
			),
			self::Letters      => __(
				'Drawing: three letters on a table in front of an arch, one line of each in red.',
				'vestibule'
			),
			self::Kitchen      => __(
				'Drawing: four cups on a kitchen counter, steaming, beside an arched window with the sun in it.',
				'vestibule'
			),
			self::Garden       => __(
				'Drawing: five round-topped trees on green hills, flowers in front and the sun behind.',
				'vestibule'
			),
			self::Voices       => __(
				'Drawing: five arches side by side with a round head in each, and circles of sound above them.',
				'vestibule'
			),
			self::Calendar     => __(
				'Drawing: a calendar in front of a green arch; one day is marked in red.',
				'vestibule'
			),
			self::Henrike      => __(
				'Portrait drawing: red hair to the shoulders, in front of a green arch.',
				'vestibule'
			),
			self::Tomas        => __(
				'Portrait drawing: short black hair and a dark pullover, in front of a light green arch.',
				'vestibule'
			),
			self::Mirela       => __( 'Portrait drawing: dark hair in a knot, in front of a green arch.', 'vestibule' ),
			self::Folake       => __(
				'Portrait drawing: a wide peach headscarf, in front of a dark green arch.',
				'vestibule'
			),
			self::Emil         => __(
				'Portrait drawing: light cap and green pullover, in front of a peach arch.',
				'vestibule'
			),
			self::Mai          => __( 'Portrait drawing: black hair to the chin, in front of a light arch.', 'vestibule' ),
		};
	}
}
