/** German texts of VitePress's theme. */

export const LABELS = {
	outline: { level: [ 2, 3 ], label: 'Auf dieser Seite' },
	docFooter: { prev: false, next: false },
	darkModeSwitchLabel: 'Erscheinungsbild',
	lightModeSwitchTitle: 'Zum hellen Erscheinungsbild wechseln',
	darkModeSwitchTitle: 'Zum dunklen Erscheinungsbild wechseln',
	sidebarMenuLabel: 'Menü',
	returnToTopLabel: 'Nach oben',
	skipToContentLabel: 'Zum Inhalt springen',
	notFound: {
		title: 'Seite nicht gefunden',
		quote: 'Diese Seite gibt es nicht oder nicht mehr.',
		linkLabel: 'Zur Startseite der Dokumentation',
		linkText: 'Zur Startseite',
	},
};

export const SEARCH = {
	button: { buttonText: 'Suchen', buttonAriaLabel: 'Suchen' },
	modal: {
		displayDetails: 'Ausführliche Liste anzeigen',
		resetButtonTitle: 'Suche zurücksetzen',
		backButtonTitle: 'Suche schließen',
		noResultsText: 'Nichts gefunden für',
		footer: {
			selectText: 'öffnen',
			selectKeyAriaLabel: 'Eingabetaste',
			navigateText: 'auswählen',
			navigateUpKeyAriaLabel: 'Pfeil nach oben',
			navigateDownKeyAriaLabel: 'Pfeil nach unten',
			closeText: 'schließen',
			closeKeyAriaLabel: 'Escape-Taste',
		},
	},
};
