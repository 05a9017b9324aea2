version-help = show the version of netrunner, of the rules and of Python, and which kernel runs
version-about =
    Shows the versions that a report about a mistake should name.
version-line = netrunner { $version }, NISEI Comprehensive Rules { $rules }, Python { $python }, { $kernel }
version-compiled = compiled kernel
version-pure = kernel in pure Python
