<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The drawings that come with the demo, their widths in px (each lies there a second time at half size) and their words. */
enum Picture: string {

	case Enfilade     = 'enfilade';
	case Courtyard    = 'courtyard';
	case Conversation = 'conversation';
	case Stairs       = 'stairs';
	case Windows      = 'windows';
	case Amphitheatre = 'amphitheatre';
	case Evening      = 'evening';
	case Library      = 'library';

	/** @return array{int, int} width and height in px. */
	public function size(): array {
		return self::Enfilade === $this ? array( 1000, 1160 ) : array( 1440, 960 );
	}

	public function alternative(): string {
		return match ( $this ) {
			self::Enfilade     => 'Drawing: green archways one behind the other, and evening light falling through the last of them.',
			self::Courtyard    => 'Drawing: a courtyard with five arched doors, steps to the middle one and a linden tree on the right.',
			self::Conversation => 'Drawing: a green and a rust-coloured arch that overlap, like two people leaning together.',
			self::Stairs       => 'Drawing: six steps with arched niches, each higher and greener than the one before.',
			self::Windows      => 'Drawing: a dark green house front with rows of arched windows; one of them is lit.',
			self::Amphitheatre => 'Drawing: half circles around a small stage, with ten places in one row.',
			self::Evening      => 'Drawing: six lit archways under a night sky with a crescent moon.',
			self::Library      => 'Drawing: bookshelves under a great arch, and a lit doorway between them.',
		};
	}
}
